import { ok } from "@/lib/engine";
import { installationChange } from "@/lib/protocol/installationSchemas";
import { allowOnly } from "@/lib/server/endpoint";
import { forOwner, forOwnerWith } from "@/lib/server/installation/asked";
import { changeInstallation } from "@/lib/server/installation/changeInstallation";
import { readInstallation } from "@/lib/server/installation/installationNow";

/** Tells its owner how the installation runs. */
export const GET = forOwner(async (pass) => ok({ installation: await readInstallation(pass) }));

/** Changes its settings, or hands it over. */
export const PATCH = forOwnerWith(installationChange, (pass, change) => changeInstallation(pass, change));

export const { POST, PUT, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "PATCH");
