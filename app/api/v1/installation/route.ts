import { ok } from "@/lib/engine";
import { installationChange } from "@/lib/protocol/installationSchemas";
import { forOwner, forOwnerWith } from "@/lib/server/admin/asked";
import { changeInstallation } from "@/lib/server/admin/changeInstallation";
import { readInstallation } from "@/lib/server/admin/installationNow";
import { allowOnly } from "@/lib/server/api/endpoint";

/** Tells its owner how the installation runs. */
export const GET = forOwner(async (pass) => ok({ installation: await readInstallation(pass) }));

/** Changes its settings, or hands it over. */
export const PATCH = forOwnerWith(installationChange, (pass, change) => changeInstallation(pass, change));

export const { POST, PUT, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "PATCH");
