import { ChatButton } from "./chat/ChatButton.tsx";
import { Kept } from "./Kept.tsx";
import { About } from "./sections/About.tsx";
import { Contact } from "./sections/Contact.tsx";
import { Footer } from "./sections/Footer.tsx";
import { Hero } from "./sections/Hero.tsx";
import { NavigationBar, mainId } from "./sections/NavigationBar.tsx";
import { Portfolio } from "./sections/Portfolio.tsx";
import { Services } from "./sections/Services.tsx";
import type { View } from "./shared/view.ts";

/** The page from top to bottom. */
export function Home({ view }: { view: View }) {
  return (
    <>
      <NavigationBar />
      <main id={mainId} tabIndex={-1}>
        {/* Written so that the browsers' build drops them: a third of our own code. Jest knows no env. */}
        <Kept id="apresentacao">
          {import.meta.env?.PROD && !import.meta.env.SSR ? null : (
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
      <Kept id="rodape">
        {import.meta.env?.PROD && !import.meta.env.SSR ? null : (
          <Footer site={view.site} year={view.year} />
        )}
      </Kept>
      <ChatButton site={view.site} backend={view.backend} />
    </>
  );
}
