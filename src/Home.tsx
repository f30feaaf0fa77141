import { isBrowserBuild } from "./browserBuild.ts";
import { ChatProvider } from "./chat/ChatContext.tsx";
import { StaticPart } from "./StaticPart.tsx";
import { About } from "./sections/About.tsx";
import { Contact } from "./sections/Contact.tsx";
import { Footer } from "./sections/Footer.tsx";
import { Hero } from "./sections/Hero.tsx";
import { NavigationBar, mainId } from "./sections/NavigationBar.tsx";
import { Portfolio } from "./sections/Portfolio.tsx";
import { Services } from "./sections/Services.tsx";
import type { View } from "./shared/view.ts";

/** Renders the landing page. The browser build has no static sections: `StaticPart` keeps the server's markup. */
export function Home({ view }: { view: View }) {
  return (
    <ChatProvider site={view.site} backend={view.backend}>
      <NavigationBar />
      <main id={mainId} tabIndex={-1}>
        <StaticPart id="apresentacao">
          {isBrowserBuild ? null : (
            <>
              <Hero />
              <About />
              <Services />
              <Portfolio />
            </>
          )}
        </StaticPart>
        <Contact site={view.site} backend={view.backend} contact={view.contact} />
      </main>
      <StaticPart id="rodape">
        {isBrowserBuild ? null : <Footer site={view.site} year={view.year} />}
      </StaticPart>
    </ChatProvider>
  );
}
