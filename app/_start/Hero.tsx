import { Die } from "@/app/ui/Dice";
import { START_WORDS } from "@/lib/messages/start";

/** The name on felt, and a roll beside it; smaller once there are tables to go back to. */
export function Hero({ small }: { readonly small: boolean }) {
  return (
    <header
      className={`felt relative overflow-hidden lg:sticky lg:top-12 lg:row-span-2 lg:flex lg:h-[calc(100dvh-6rem)] lg:max-h-[48rem] lg:min-h-[34rem] lg:flex-col lg:justify-end ${
        small ? "px-5 pt-5 pb-6" : "px-6 pt-8 pb-8"
      }`}
    >
      <div
        aria-hidden="true"
        className={small ? "absolute top-5 right-5 flex gap-2" : "mb-8 flex items-end gap-3 lg:mb-auto"}
      >
        <Rolled turn="-rotate-9" size={small ? "size-9" : "size-18"} face={5} />
        <Rolled turn="rotate-14" size={small ? "size-9" : "size-18"} face={5} />
        <Rolled turn="-rotate-4" size={small ? "size-9" : "size-18"} face={4} wild />
      </div>
      <h1 className={`stamp leading-[0.86] ${small ? "text-5xl lg:text-hero" : "text-[min(25vw,8.5rem)]"}`}>
        {START_WORDS.name.split(" ").map((word) => (
          <span key={word} className="block">
            {word}{" "}
          </span>
        ))}
      </h1>
      <p className={`text-felt-soft ${small ? "pt-3 text-note" : "max-w-[22rem] pt-6 text-lg leading-snug"}`}>
        {START_WORDS.promise}
      </p>
    </header>
  );
}

interface RolledProps {
  readonly face: 4 | 5;
  readonly turn: string;
  readonly size: string;
  readonly wild?: boolean;
}

function Rolled({ face, turn, size, wild = false }: RolledProps) {
  return (
    <span className={turn}>
      <Die face={face} size={size} look={wild ? "wild" : "plain"} silent />
    </span>
  );
}
