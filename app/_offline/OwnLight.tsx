"use client";

import { useEffect } from "react";
import { applyLight } from "@/lib/client/light";

/** Applies the theme chosen on this phone. Renders nothing. */
export function OwnLight() {
  useEffect(applyLight, []);
  return null;
}
