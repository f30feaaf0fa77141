export { about, values } from "./about.ts";
export {
  apology,
  chat,
  chatLabels,
  chatPrivacy,
  chatToasts,
  leadForm,
  leadTriggers,
  thanks,
  yourEmail,
  yourName,
} from "./chat.ts";
export { chatButton } from "./chatButton.ts";
export { company, openingHours } from "./company.ts";
export { contactForm, contactSection, contactToasts } from "./contact.ts";
export { notFound, unexpectedError } from "./errors.ts";
export { footer } from "./footer.ts";
export { conversation, figures, hero } from "./hero.ts";
export { linkPreview, metadata } from "./metadata.ts";
export { anchors, navigation, sectionLinks } from "./navigation.ts";
export { portfolioSection, projects, type Project } from "./portfolio.ts";
export { contactPrivacy, privacyNotice } from "./privacy.ts";
export { services, servicesSection } from "./services.ts";
export { toasts } from "./toasts.ts";
