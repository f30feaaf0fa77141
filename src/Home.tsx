import { ChatProvider } from "./chat/ChatContext.tsx";
import { About } from "./sections/About.tsx";
import { Contact } from "./sections/Contact.tsx";
import { Footer } from "./sections/Footer.tsx";
import { Hero } from "./sections/Hero.tsx";
import { NavigationBar, mainId } from "./sections/NavigationBar.tsx";
import { Portfolio } from "./sections/Portfolio.tsx";
import { Services } from "./sections/Services.tsx";
import type { View } from "./shared/view.ts";
import { ToastProvider } from "./ui/Toasts.tsx";

/** Renders the landing page. */
export function Home({ view }: { view: View }) {
  return (
    <ToastProvider>
      <ChatProvider {...view}>
        <NavigationBar />
        <main id={mainId} tabIndex={-1}>
          <Hero />
          <About />
          <Services />
          <Portfolio />
          <Contact {...view} />
        </main>
        <Footer {...view} />
      </ChatProvider>
    </ToastProvider>
  );
}
