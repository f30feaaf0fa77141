import type { ReactNode } from "react";
import type { Project } from "../shared/content/index.ts";

/**
 * Functions that draw the portfolio's scenes by project id: 480 by 280 units, aligned to the bottom edge. Functions,
 * because the bundler keeps the elements of a constant in the browser's script.
 */
export const scenes: Record<Project["id"], () => ReactNode> = {
  // Clothes on a rail, for the shop.
  shop: () => (
    <>
      <g fill="none" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round">
        <rect x="50" y="40" width="380" height="300" rx="20" />
        <g strokeWidth="3">
          <path d="M84 86l36-20 36 20M120 66V56a8 8 0 1 0-8-8" />
          <path d="M178 86l36-20 36 20M214 66V56a8 8 0 1 0-8-8" />
          <path d="M290 42v30M322 42v30M354 42v30M386 42v30" />
        </g>
      </g>
      <path
        fill="var(--petrol)"
        d="M102 76 68 98l14 32 14-6v86h48v-86l14 6 14-32-34-22c-6 14-30 14-36 0Z"
      />
      <path fill="var(--scene-red)" d="M194 78l6 54-32 112h92l-32-112 6-54-12-2-8 18-8-18Z" />
      <g strokeWidth="16" strokeLinecap="round">
        <path stroke="var(--ipe)" d="M290 72v130" />
        <path stroke="var(--petrol)" d="M322 72v96" />
        <path stroke="var(--surface)" d="M354 72v140" />
        <path stroke="var(--scene-red)" d="M386 72v104" />
      </g>
    </>
  ),
  // A dashboard.
  management: () => (
    <>
      <rect fill="var(--on-night)" x="50" y="36" width="380" height="300" rx="16" />
      <path fill="var(--mint)" d="M66 36h54v260H50V52a16 16 0 0 1 16-16Z" />
      <path
        stroke="var(--petrol)"
        strokeWidth="8"
        strokeLinecap="round"
        d="M70 68h28M70 96h28M70 124h18M144 68h70"
      />
      <path stroke="var(--petrol)" strokeWidth="26" d="M162 290v-70M202 290v-104M242 290v-86" />
      <path stroke="var(--ipe)" strokeWidth="26" d="M282 290V144" />
      <path
        fill="none"
        stroke="var(--scene-red)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M150 176l46-42 42 22 60-62"
      />
      <g fill="none" strokeWidth="24">
        <circle cx="366" cy="112" r="32" stroke="var(--mint)" />
        <path stroke="var(--petrol)" d="M366 80a32 32 0 1 1-31 40" />
      </g>
      <path stroke="var(--mint)" strokeWidth="10" d="M326 190h80M326 216h80M326 242h80" />
    </>
  ),
  // Five questions: the assistant answers four, a person answers one.
  chatbot: () => (
    <>
      <rect fill="var(--night)" x="150" y="24" width="180" height="300" rx="28" />
      <rect fill="var(--surface)" x="162" y="36" width="156" height="280" rx="18" />
      <path
        fill="var(--mint)"
        d="M176 92v-24q0-12 12-12h64q12 0 12 12v12q0 12-12 12ZM176 166v-24q0-12 12-12h64q12 0 12 12v12q0 12-12 12Z"
      />
      <path
        fill="var(--petrol)"
        d="M304 124v-14q0-12-12-12h-52q-12 0-12 12v2q0 12 12 12ZM304 208v-24q0-12-12-12h-64q-12 0-12 12v12q0 12 12 12Z"
      />
      <path fill="var(--ipe)" d="M176 288v-60q0-12 12-12h80q12 0 12 12v48q0 12-12 12Z" />
      <path
        fill="none"
        stroke="var(--on-ipe)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M206 248l14 14 28-30"
      />
      <path
        stroke="var(--petrol)"
        strokeWidth="44"
        strokeLinecap="round"
        strokeDasharray="0 58"
        d="M76 60v176"
      />
      <path
        fill="none"
        stroke="var(--ipe)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M67 61l6 6 12-13M67 119l6 6 12-13M67 177l6 6 12-13M67 235l6 6 12-13"
      />
      <circle fill="var(--scene-red)" cx="404" cy="130" r="24" />
      <path fill="var(--scene-red)" d="M360 222c0-72 88-72 88 0Z" />
    </>
  ),
  // Before and after: the second bar is 250 % taller. Both go on below the edge, which would otherwise cut them unevenly.
  landing: () => (
    <>
      <rect fill="var(--surface)" x="36" y="56" width="264" height="280" rx="16" />
      <path fill="var(--night)" d="M52 56h232a16 16 0 0 1 16 16v18H36V72a16 16 0 0 1 16-16Z" />
      <path
        stroke="var(--on-night)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray="0 16"
        d="M58 73h34"
      />
      <path
        stroke="var(--petrol)"
        strokeWidth="16"
        strokeLinecap="round"
        d="M72 128h180M72 158h120"
      />
      <path stroke="var(--on-night-soft)" strokeWidth="7" strokeLinecap="round" d="M68 188h160" />
      <rect fill="var(--scene-red)" x="64" y="210" width="124" height="40" rx="20" />
      <path
        fill="var(--night)"
        stroke="var(--surface)"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M168 226l50 22-22 6-8 22Z"
      />
      <path fill="var(--petrol)" d="M332 220h44v72h-44Z" />
      <path fill="var(--night)" d="M392 70h44v222h-44Z" />
    </>
  ),
  // A calendar month with the chosen day.
  booking: () => (
    <>
      <rect fill="var(--surface)" x="86" y="46" width="308" height="290" rx="20" />
      <path fill="var(--scene-red)" d="M106 46h268a20 20 0 0 1 20 20v34H86V66a20 20 0 0 1 20-20Z" />
      <path stroke="var(--ink)" strokeWidth="10" strokeLinecap="round" d="M156 28v36M324 28v36" />
      <g stroke="var(--mint)" strokeWidth="30" strokeDasharray="30 10">
        <path d="M185 134h200M105 174h280M105 214h280M105 254h280" />
      </g>
      <path
        stroke="var(--petrol)"
        strokeWidth="30"
        strokeDasharray="30 10"
        d="M225 134h70M145 174h30M265 254h70"
      />
      <rect fill="var(--ipe)" x="252" y="186" width="56" height="56" rx="14" />
      <path
        fill="none"
        stroke="var(--on-ipe)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M267 215l10 10 18-20"
      />
    </>
  ),
  // 500 dots for the employees (25 by 20), more where the scene is wider, and a gate for the portal.
  portal: () => (
    <>
      <path
        stroke="var(--on-night-soft)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 19"
        d={"M-178-94" + "h837m-837 19".repeat(20)}
      />
      <path fill="var(--night)" d="M160 290V140a80 80 0 0 1 160 0v150Z" />
      <path fill="var(--ipe)" d="M182 290V140a58 58 0 0 1 116 0v150Z" />
      <path fill="var(--on-night)" d="M204 166h52l20 20v120h-72Z" />
      <path
        stroke="var(--petrol)"
        strokeWidth="7"
        strokeLinecap="round"
        d="M220 196h28M220 218h40M220 240h40"
      />
    </>
  ),
};
