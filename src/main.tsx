// In development React's hot reload needs it first; in production it is empty.
import "@vitejs/plugin-react/preamble";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Document, type Hydration, hydrationIds } from "./Document.tsx";
import { readBack } from "./readBack.ts";
import "./styles/index.css";

const { view, assets } = JSON.parse(readBack(hydrationIds.view)) as Hydration;

// A transition is drawn in slices of some milliseconds: the visitor may scroll and type in between.
startTransition(() => {
  hydrateRoot(
    document,
    <Document view={view} assets={{ ...assets, css: readBack(hydrationIds.style) }} />,
  );
});
