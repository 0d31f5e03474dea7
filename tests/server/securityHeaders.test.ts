import { describe, expect, test } from "vitest";
import { securityHeaders } from "@/lib/server/http/securityHeaders";

const permissions = (target: string, https = true) =>
  securityHeaders({ target, nonce: "n", dev: false, https, hsts: false })["Permissions-Policy"];

describe("the camera", () => {
  test.each([
    "/settle",
    "/settle?ask=rank",
    "/games/abc",
    "/games/abc/",
    "/games/abc/history?from=2",
    "/offline/table",
  ])("is left to the page over https: %s", (target) => {
    expect(permissions(target)).toMatch(/(^|, )camera=\(self\)(,|$)/);
    expect(permissions(target, false)).toMatch(/(^|, )camera=\(\)(,|$)/);
  });

  test.each([
    "/",
    "/new",
    "/games",
    "/games/abc/board",
    "/games/abc/replay",
    "/settle/picture.png",
    "/settled",
    "/join/settle",
    "/?next=/settle",
    "/api/v1/games/abc",
    "//games/abc",
    "/GAMES/abc",
  ])("is forbidden on any other: %s", (target) => {
    expect(permissions(target)).toContain("camera=()");
    expect(permissions(target)).not.toContain("camera=(self)");
  });

  test("all else that nothing here uses is forbidden with it", () => {
    for (const feature of ["microphone", "geolocation", "usb", "display-capture"])
      expect(permissions("/settle")).toContain(`${feature}=()`);
  });
});
