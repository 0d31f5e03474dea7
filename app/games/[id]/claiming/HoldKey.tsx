"use client";

import { useEffect, useRef, useState } from "react";

interface HoldKeyProps extends Omit<React.ComponentProps<"button">, "onClick"> {
  /** Greyed: a tap shows the reason, a hold overrides it. */
  readonly refused: boolean;
  /** Cancels a hold in progress when it changes: the table is no longer the one on screen. */
  readonly seq: number;
  readonly onPress: () => void;
  readonly onHold: () => void;
}

/** The hold time that overrides a greyed key, in milliseconds. */
const HOLD = 550;

/** A key that the rules can refuse: greyed then, but a long press does it anyway (S10). */
export function HoldKey({ refused, seq, onPress, onHold, className = "", ...button }: HoldKeyProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const longPressed = useRef(false);
  const [holding, setHolding] = useState(false);
  const letGo = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that ends the hold
  useEffect(() => () => clearTimeout(timer.current), [seq]);
  return (
    <button
      {...button}
      type="button"
      aria-disabled={refused}
      className={`${className} ${holding ? "is-held" : ""}`}
      onPointerDown={() => {
        longPressed.current = false;
        if (!refused) return;
        setHolding(true);
        timer.current = setTimeout(() => {
          longPressed.current = true;
          setHolding(false);
          onHold();
        }, HOLD);
      }}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => {
        if (refused) event.preventDefault();
      }}
      onClick={() => {
        if (longPressed.current) longPressed.current = false;
        else onPress();
      }}
    />
  );
}
