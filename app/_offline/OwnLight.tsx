"use client";

import { useEffect } from "react";
import { applyLight } from "@/lib/client/light";

/** Shows a page in the light that was chosen on this phone. Draws nothing. */
export function OwnLight() {
  useEffect(applyLight, []);
  return null;
}
