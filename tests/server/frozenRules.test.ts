import { gamesKeepTheirRules } from "./frozenRules";
import { ownDataFolder } from "./ownDataFolder";

// A thousand of them: `npm run drill`.
ownDataFolder();
gamesKeepTheirRules(50);
