import { ChatButton } from "./chat/ChatButton.tsx";
import { Kept } from "./Kept.tsx";
import { About } from "./sections/static/About.tsx";
import { Contact } from "./sections/Contact.tsx";
import { Footer } from "./sections/static/Footer.tsx";
import { Hero } from "./sections/static/Hero.tsx";
import { NavigationBar, mainId } from "./sections/NavigationBar.tsx";
import { Portfolio } from "./sections/static/Portfolio.tsx";
import { Services } from "./sections/static/Services.tsx";
import type { View } from "./shared/view.ts";

/** Written so that the browsers' build drops what it needn't draw: a third of our own code. Jest knows no env. */
const isKept = import.meta.env?.PROD && !import.meta.env.SSR;

/** The page from top to bottom. */
export function Home({ view }: { view: View }) {
  return (
    <>
      <NavigationBar />
      <main id={mainId} tabIndex={-1}>
        <Kept id="apresentacao">
          {isKept ? null : (
            <>
              <Hero />
              <About />
              <Services />
              <Portfolio />
            </>
          )}
        </Kept>
        <Contact site={view.site} backend={view.backend} contact={view.contact} />
      </main>
      <Kept id="rodape">{isKept ? null : <Footer site={view.site} year={view.year} />}</Kept>
      <ChatButton site={view.site} backend={view.backend} />
    </>
  );
}
