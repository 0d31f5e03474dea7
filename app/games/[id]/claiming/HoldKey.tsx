"use client";

import { useEffect, useRef, useState } from "react";

interface HoldKeyProps extends Omit<React.ComponentProps<"button">, "onClick"> {
  /** Greyed: a touch says why, a hold lets it stand. */
  readonly refused: boolean;
  /** A hold that is under way when this changes is off: the table is no longer the one that was held against. */
  readonly seq: number;
  readonly onPress: () => void;
  readonly onHold: () => void;
}

/** As long as a thumb must rest on a greyed key, in milliseconds. */
const HOLD = 550;

/** A key that the rules may refuse: it is greyed then, and does what it says all the same when it is held long enough (S10). */
export function HoldKey({ refused, seq, onPress, onHold, className = "", ...button }: HoldKeyProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
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
        held.current = false;
        if (!refused) return;
        setHolding(true);
        timer.current = setTimeout(() => {
          held.current = true;
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
        if (held.current) held.current = false;
        else onPress();
      }}
    />
  );
}
