import { gamesKeepTheirRules } from "./frozenRules";
import { ownDataFolder } from "./ownDataFolder";

// A thousand of them: `npm run test:full`.
ownDataFolder();
gamesKeepTheirRules(50);
