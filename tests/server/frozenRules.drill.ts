import { gamesKeepTheirRules } from "./frozenRules";
import { ownDataFolder } from "./ownDataFolder";

ownDataFolder();
gamesKeepTheirRules(1_000);
