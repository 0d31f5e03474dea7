import { madeStates } from "../_made/states";
import { StillTable } from "./StillTable";

/** The table screen in every state, each as high as the screen. */
export function Tables() {
  return Object.entries(madeStates()).map(([name, made]) => (
    <section key={name} id={`table-${name.replaceAll(/[^\w]+/g, "-")}`} aria-label={name}>
      <h2 className="px-4 pb-2 font-semibold text-soft">{name}</h2>
      <div className="border-line border-y">
        <StillTable {...made} />
      </div>
    </section>
  ));
}
