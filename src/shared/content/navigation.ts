import { company } from "./company.ts";

/** Ids of the sections, used in links. */
export const anchors = {
  hero: "hero",
  about: "sobre",
  services: "servicos",
  portfolio: "portfolio",
  contact: "contato",
} as const;

export const sectionLinks = [
  { label: "Sobre", href: `#${anchors.about}` },
  { label: "Serviços", href: `#${anchors.services}` },
  { label: "Portfólio", href: `#${anchors.portfolio}` },
  { label: "Contato", href: `#${anchors.contact}` },
] as const;

export const navigation = {
  label: "Principal",
  skip: "Pular para o conteúdo",
  openMenu: "Abrir menu",
  closeMenu: "Fechar menu",
  callToAction: { label: `Fale com a ${company.name}`, href: `#${anchors.contact}` },
} as const;
