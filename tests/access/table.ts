import type { OperationName } from "@/lib/protocol/routes";

// The access matrix. The first table lists every page and route with its permission. API operations declare
// theirs in `lib/protocol/routes`, and the second list has the exceptions. The last tables list the
// decisions: they are written by hand, never computed from the code under test.

/**
 * Method, URL, and required permission. A PAGE is for browsers: it hides refusals behind 404,
 * and redirects to sign-in if that is all that is missing.
 */
export const ROUTES = `
PAGE    /                                                      nothing
PAGE    /account                                               be signed in
PAGE    /account/programs                                      be signed in
PAGE    /api                                                   nothing
PAGE    /rules/arguments                                       nothing
PAGE    /components                                            edit the sources
PAGE    /guest-crews/[key]                                     read a game
PAGE    /guest-crews/[key]/move                                read a game
PAGE    /games/[id]                                            read a game
PAGE    /games/[id]/tv                                         read a game
PAGE    /games/[id]/history                                    read a game
GET     /games/[id]/card.png                                   read a game
PAGE    /no-access                                             nothing
GET     /account/data.json                                     be signed in
GET     /groups/[id]/export/[file]                             read a group
PAGE    /groups/new                                            be signed in
PAGE    /groups/[id]                                           read a group
PAGE    /groups/[id]/rulings                                   read a group
PAGE    /groups/[id]/days/[day]                                read a group
PAGE    /games/[id]/replay                                     read a game
PAGE    /groups/[id]/games                                     read a group
PAGE    /groups/[id]/rules                                     read a group
PAGE    /groups/[id]/rules/[preset]                            read a group
PAGE    /groups/[id]/ledger                                    read a group
PAGE    /groups/[id]/members                                   read a group
PAGE    /groups/[id]/people                                    read a group
PAGE    /groups/[id]/people/[person]                           read a group
PAGE    /groups/[id]/programs                                  open a group
PAGE    /groups/[id]/more                                      read a group
PAGE    /groups/[id]/settings                                  keep a group
PAGE    /groups/[id]/settings/game                             keep a group
PAGE    /groups/[id]/settings/links                            keep a group
PAGE    /groups/[id]/settings/look                             keep a group
PAGE    /groups/[id]/settings/tables                           keep a group
PAGE    /groups/[id]/roster                                    read a group
PAGE    /groups/[id]/nights/[night]                            read a group
GET     /groups/[id]/nights/[night]/picture.png                read a group
PAGE    /groups/[id]/review/[scope]                            read a group
PAGE    /groups/[id]/year/[year]                               read a group
GET     /groups/[id]/year/[year]/poster.svg                    read a group
PAGE    /server                                                own the server
PAGE    /server/accounts                                       own the server
PAGE    /import                                                nothing
PAGE    /own                                                   nothing
PAGE    /invite/[code]                                         nothing
PAGE    /join/[token]                                          nothing
GET     /join/[token]/picture.png                              nothing
PAGE    /offline                                               nothing
PAGE    /offline/table                                         nothing
PAGE    /transfer                                              nothing
PAGE    /share/[token]                                         hold a public link
GET     /share/[token]/calendar.ics                            hold a feed's link
PAGE    /reset-password                                        nothing
PAGE    /rules                                                 nothing
PAGE    /rules/[game]                                          nothing
PAGE    /rules/book                                            nothing
PAGE    /rules/[game]/compare                                  nothing
GET     /service-worker.js                                     nothing
PAGE    /settle                                                nothing
GET     /settle/picture.png                                    nothing
PAGE    /sign-in                                               nothing
PAGE    /sign-up                                               nothing
PAGE    /new                                                   nothing
PAGE    /tables/[id]                                           read a game
PAGE    /tables/[id]/code                                      share a game
PAGE    /trust                                                 visit a house that signs for itself
GET     /trust/liars-table.crt                                 visit a house that signs for itself
GET     /trust/seen.svg                                        visit a house that signs for itself
PAGE    /tv                                                    nothing
PAGE    /tv/[code]                                             nothing
PAGE    /verdict/[token]                                       hold a verdict’s link
GET     /verdict/[token]/picture.png                           hold a verdict’s link

GET     /api/auth/[...nextauth]  (csrf)                        nothing
GET     /api/auth/[...nextauth]  (providers)                   nothing
GET     /api/auth/[...nextauth]  (session)                     nothing
POST    /api/auth/[...nextauth]  (callback/passphrase)         come from our own form
POST    /api/auth/[...nextauth]  (signout)                     come from our own form

GET     /api/health                                            nothing
GET     /healthz                                               nothing
GET     /readyz                                                nothing
`;

/** Operations with several variants, and the permission of each. */
export const WAYS_OF_ASKING: Readonly<Partial<Record<OperationName, Readonly<Record<string, string>>>>> = {
  "POST /api/v1/games": {
    "a playoff": "record in a game",
    "after a game": "record in a game",
    "at a table": "record in a game",
    "in a group": "play in a group",
  },
  "POST /api/v1/imports": { "in a group": "play in a group" },
  "POST /api/v1/imports/preview": { "in a group": "play in a group" },
};

/** Operations that require more than they declare. */
export const TAKES_MORE: Readonly<Partial<Record<OperationName, string>>> = {
  // Or any player before the first result; every game here has one.
  "DELETE /api/v1/games/{game}": "keep a table",
  "PUT /api/v1/games/{game}/keeper": "hand a table over",
  "POST /api/v1/games/{game}/public-links": "keep a table of a group",
  "DELETE /api/v1/games/{game}/public-links/{link}": "keep a public link to a game",
  "PUT /api/v1/games/{game}/rounds/{round}/consent": "sit at a game",
  "DELETE /api/v1/groups/{group}/members/{account}": "keep a group",
  "GET /api/v1/tables/{table}/people": "keep a table of guests",
  "POST /api/v1/tables/{table}/move": "move a table into a group",
  // Or the affected member; no requester with that role is on the roster.
  "POST /api/v1/groups/{group}/ledger": "keep a group",
  "POST /api/v1/groups/{group}/ledger/{line}/take-back": "keep a group",
  // Or any member while a night is on; none is.
  "POST /api/v1/groups/{group}/rounds": "keep a group",
  "PUT /api/v1/groups/{group}/drink-limit": "be on the roster",
  "PUT /api/v1/groups/{group}/pay-link": "be on the roster",
  "PUT /api/v1/groups/{group}/unlisted": "be on the roster",
  // Or the member whose feed it is; no requester with that role is on the roster.
  "POST /api/v1/groups/{group}/public-links": "keep a group",
  "DELETE /api/v1/groups/{group}/public-links/{link}": "keep a group",
  "POST /api/v1/invitations": "hold an invitation",
  "DELETE /api/v1/account": "be free to go",
  "POST /api/v1/account/claim": "have played as a guest",
  "POST /api/v1/account/email": "be signed in where mail is sent",
  "DELETE /api/v1/account/sessions/{session}": "be signed in there",
  "DELETE /api/v1/account/tokens/{token}": "be signed in there",
  "POST /api/v1/recovery": "be where mail is sent",
  "POST /api/v1/recovery/passphrase": "hold a recovery code",
};

/**
 * The first table's decisions: allowed (ok), or the refusal. 401: sign in. 403: your role does not allow
 * that. 404: not found. 409:
 * impossible now. That is: no mail is configured, no requester was a guest before, the server owner transfers
 * the server first. A group's table belongs to the group's admins, and goes to no other.
 * The viewer, member, keeper and owner belong to the own group and to the deleted one; so did the removed
 * member. The deleted game was played at a table of the own group, and the deleted table is another of its
 * tables. The seat and the watcher are guests by link at every table but the other group's, where the TV is
 * assigned as well. The starter keeps a table of guests. Those who may record sit each on a seat of their
 * own, and one more seat is free. The first round is settled and disputed. The installer owns the server, and
 * belongs to no group.
 */
export const DECISIONS = `
                     anonymous  stranger  viewer  member  keeper  owner  seat  watcher  screen  starter  removed  installer
nothing
  there is           ok      ok        ok      ok      ok      ok     ok    ok       ok      ok       ok       ok

read a game
  own group’s        404     404       ok      ok      ok      ok     ok    ok       ok      404      404      404
  other group’s      404     404       404     404     404     404    404   404      404     404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  guests’            404     404       404     404     404     404    ok    ok       ok      ok       404      404
  deleted game’s     404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404

record in a game
  own group’s        404     404       403     ok      ok      ok     ok    403      403     404      404      404
  other group’s      404     404       404     404     404     404    404   404      404     404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  guests’            404     404       404     404     404     404    ok    403      403     ok       404      404
  deleted game’s     404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404

share a game
  own group’s        404     404       403     ok      ok      ok     ok    403      403     404      404      404
  other group’s      404     404       404     404     404     404    404   404      404     404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  guests’            404     404       404     404     404     404    ok    403      403     ok       404      404
  deleted game’s     404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404

keep a table
  own group’s        404     404       403     403     ok      ok     403   403      403     404      404      404
  other group’s      404     404       404     404     404     404    404   404      404     404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  guests’            404     404       404     404     404     404    403   403      403     ok       404      404
  deleted game’s     404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404

keep a table itself
  own group’s        404     404       403     403     ok      ok     403   403      403     404      404      404
  other group’s      404     404       404     404     404     404    404   404      404     404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404
  guests’            404     404       404     404     404     404    403   403      403     ok       404      404

keep a table of a group
  own group’s        404     404       403     403     ok      ok     403   403      403     404      404      404
  other group’s      404     404       404     404     404     404    404   404      404     404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  deleted game’s     404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404
  guests’            404     404       404     404     404     404    403   403      403     409      404      404

keep a public link to a game
  own group’s        404     404       403     403     ok      ok     403   403      403     404      404      404
  other group’s      404     404       404     404     404     404    404   404      404     404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  deleted game’s     404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404
  guests’            404     404       404     404     404     404    403   403      403     404      404      404

keep a table of guests
  own group’s        404     404       403     403     409     409    403   403      403     404      404      404
  other group’s      404     404       404     404     404     404    404   404      404     404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404
  guests’            404     404       404     404     404     404    403   403      403     ok       404      404

move a table into a group
  own group’s        404     404       403     403     409     409    403   403      403     404      404      404
  other group’s      404     404       404     404     404     404    404   404      404     404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404
  guests’            404     404       404     404     404     404    403   403      403     401      404      404

restore a game
  own group’s        404     404       403     403     ok      ok     403   403      403     404      404      404
  other group’s      404     404       404     404     404     404    404   404      404     404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  deleted game’s     404     404       404     404     ok      ok     404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404
  guests’            404     404       404     404     404     404    403   403      403     ok       404      404

put a table back
  own group’s        404     404       403     403     ok      ok     403   403      403     404      404      404
  other group’s      404     404       404     404     404     404    404   404      404     404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     ok      ok     404   404      404     404      404      404
  guests’            404     404       404     404     404     404    403   403      403     ok       404      404

sit at a game
  own group’s        404     404       403     ok      ok      ok     ok    403      403     404      404      404
  other group’s      404     404       404     404     404     404    404   404      404     404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  guests’            404     404       404     404     404     404    ok    403      403     ok       404      404
  deleted game’s     404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404

hand a table over
  own group’s        404     404       403     403     409     409    403   403      403     404      404      404
  other group’s      404     404       404     404     404     404    404   404      404     404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  guests’            404     404       404     404     404     404    403   403      403     ok       404      404
  deleted game’s     404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404

read a group
  own group’s        401     404       ok      ok      ok      ok     401   401      401     401      404      404
  other group’s      401     404       404     404     404     404    401   401      401     401      404      404
  deleted group’s    401     404       404     404     404     404    401   401      401     401      404      404

play in a group
  own group’s        401     404       403     ok      ok      ok     401   401      401     401      404      404
  other group’s      401     404       404     404     404     404    401   401      401     401      404      404
  deleted group’s    401     404       404     404     404     404    401   401      401     401      404      404

keep a group
  own group’s        401     404       403     403     ok      ok     401   401      401     401      404      404
  other group’s      401     404       404     404     404     404    401   401      401     401      404      404
  deleted group’s    401     404       404     404     404     404    401   401      401     401      404      404

open a group
  own group’s        401     404       403     403     ok      ok     401   401      401     401      404      404
  other group’s      401     404       404     404     404     404    401   401      401     401      404      404
  deleted group’s    401     404       404     404     404     404    401   401      401     401      404      404

be on the roster
  own group’s        401     404       404     404     404     ok     401   401      401     401      404      404
  other group’s      401     404       404     404     404     404    401   401      401     401      404      404
  deleted group’s    401     404       404     404     404     404    401   401      401     401      404      404

own a group
  own group’s        401     404       403     403     403     ok     401   401      401     401      404      404
  other group’s      401     404       404     404     404     404    401   401      401     401      404      404
  deleted group’s    401     404       404     404     404     404    401   401      401     401      404      404

put a group back
  own group’s        401     404       403     403     403     ok     401   401      401     401      404      404
  other group’s      401     404       404     404     404     404    401   401      401     401      404      404
  deleted group’s    401     404       404     404     404     ok     401   401      401     401      404      404

hold an invitation
  own group’s        401     ok        ok      ok      ok      ok     401   401      401     401      ok       ok
  deleted group’s    401     404       404     404     404     404    401   401      401     401      404      404

hold a verdict’s link
  own group’s        ok      ok        ok      ok      ok      ok     ok    ok       ok      ok       ok       ok
  other group’s      ok      ok        ok      ok      ok      ok     ok    ok       ok      ok       ok       ok
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  guests’            ok      ok        ok      ok      ok      ok     ok    ok       ok      ok       ok       ok
  deleted game’s     404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404

hold a public link
  own group’s        ok      ok        ok      ok      ok      ok     ok    ok       ok      ok       ok       ok
  other group’s      ok      ok        ok      ok      ok      ok     ok    ok       ok      ok       ok       ok
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404
  deleted game’s     404     404       404     404     404     404    404   404      404     404      404      404
  deleted table’s    404     404       404     404     404     404    404   404      404     404      404      404

hold a feed's link
  own group’s        ok      ok        ok      ok      ok      ok     ok    ok       ok      ok       ok       ok
  other group’s      ok      ok        ok      ok      ok      ok     ok    ok       ok      ok       ok       ok
  deleted group’s    404     404       404     404     404     404    404   404      404     404      404      404

hold a recovery code
  there is           ok      ok        ok      ok      ok      ok     ok    ok       ok      ok       ok       ok

be signed in
  there is           401     ok        ok      ok      ok      ok     401   401      401     401      ok       ok

be signed in there
  somebody else’s    401     404       404     404     404     404    401   401      401     401      404      404

be free to go
  there is           401     ok        ok      ok      ok      ok     401   401      401     401      ok       409

have played as a guest
  there is           401     409       409     409     409     409    401   401      401     401      409      409

be signed in where mail is sent
  there is           401     409       409     409     409     409    401   401      401     401      409      409

be where mail is sent
  there is           409     409       409     409     409     409    409   409      409     409      409      409

come from our own form
  there is           403     403       403     403     403     403    403   403      403     403      403      403

edit the sources
  there is           404     404       404     404     404     404    404   404      404     404      404      404

visit a house that signs for itself
  there is           404     404       404     404     404     404    404   404      404     404      404      404

own the server
  there is           401     403       403     403     403     403    401   401      401     401      403      ok
`;

/**
 * Roles with the same decisions as another, everywhere. The "session ended elsewhere" belongs to the groups
 * like the member, and was signed out from another phone: their browser still sends its cookie.
 */
export const TREATED_AS = { "session ended elsewhere": "anonymous" } as const;

/**
 * Different decisions for players whose phone came to the tables by link, before they signed in on it. This
 * covers every table but the other group's. The tables moved along or stayed the phone's; both have the same
 * result. The removed member was removed after that. Everything else is as above.
 */
export const JOINED_BEFORE = `
                     stranger  viewer  member  keeper  owner  removed  installer
read a game
  own group’s        ok      ok        ok      ok      ok      404    ok
  guests’            ok      ok        ok      ok      ok      ok     ok

record in a game
  own group’s        ok      ok        ok      ok      ok      404    ok
  guests’            ok      ok        ok      ok      ok      ok     ok

share a game
  own group’s        ok      ok        ok      ok      ok      404    ok
  guests’            ok      ok        ok      ok      ok      ok     ok

keep a table
  own group’s        403     403       403     ok      ok      404    403
  guests’            403     403       403     403     403     403    403

keep a table itself
  own group’s        403     403       403     ok      ok      404    403
  guests’            403     403       403     403     403     403    403

keep a table of a group
  own group’s        403     403       403     ok      ok      404    403
  guests’            403     403       403     403     403     403    403

keep a public link to a game
  own group’s        403     403       403     ok      ok      404    403
  guests’            403     403       403     403     403     403    403

keep a table of guests
  own group’s        403     403       403     409     409     404    403
  guests’            403     403       403     403     403     403    403

move a table into a group
  own group’s        403     403       403     409     409     404    403
  guests’            403     403       403     403     403     403    403

restore a game
  own group’s        403     403       403     ok      ok      404    403
  guests’            403     403       403     403     403     403    403

put a table back
  own group’s        403     403       403     ok      ok      404    403
  guests’            403     403       403     403     403     403    403

sit at a game
  own group’s        ok      ok        ok      ok      ok      404    ok
  guests’            ok      ok        ok      ok      ok      ok     ok

hand a table over
  own group’s        403     403       403     409     409     404    403
  guests’            403     403       403     403     403     403    403

have played as a guest
  there is, stayed   ok      ok        ok      ok      ok      ok     ok
`;

/**
 * Offline copies on a phone that opened pages as a keeper of a group. The rows: as a keeper still; once it
 * was removed and requested the group and the game again. Then once its session ended elsewhere and it opened
 * the start page. The last row is anonymous.
 */
export const OFFLINE_COPIES = `
                       keeper  removed  session ended elsewhere
/groups/[id]           copy    none     none
/groups/[id]/ledger    copy    none     none
/groups/[id]/roster    copy    none     none
/groups/[id]/settings  none    none     none
/games/[id]/history    copy    none     none
/games/[id]            copy    none     none
/rules                 copy    copy     copy
`;

/** Operations that require nothing and answer programs with a token, too. Others refuse them. */
export const FOR_TOKENS: Readonly<Partial<Record<OperationName | `${OperationName} (${string})`, string>>> = {
  "POST /api/v1/games": "start a table of one's own",
  "GET /api/v1/openapi.json": "nothing, for programs too",
  "POST /api/v1/replay": "nothing, for programs too",
  "POST /api/v1/settle": "nothing, for programs too",
  // People import.
  "POST /api/v1/imports (in a group)": "nothing",
  "POST /api/v1/imports/preview (in a group)": "nothing",
};

/** Tokens of one scope for the own group: the same decisions as those for the account, but for the next table. */
export const GROUP_TOKENS = {
  "watch here": "watch",
  "record here": "record",
  "group here": "group",
  "manage here": "manage",
} as const;

/** The decisions in which a token for the own group does less than one for the account. */
export const GROUP_TOKEN_DECISIONS = `
                     watch here  record here  group here  manage here
start a table of one's own
  there is           403         403          403         403

put a group back
  deleted group’s    404         404          404         404
`;

/**
 * Decisions for programs with a token of an owner of the own group and of the deleted one. The first four have
 * one scope each and reach all that the owner does. `GROUP_TOKENS` have one scope each in the own group. "elsewhere" has every scope, but only in the deleted group.
 * "left" has every scope in the own group, and its maker left that.
 */
export const TOKEN_DECISIONS = `
                     watch  record  group  manage  elsewhere  left
nothing
  there is           403    403     403    403     403        401

nothing, for programs too
  there is           ok     ok      ok     ok      ok         401

start a table of one's own
  there is           403    ok      403    ok      403        401

read a game
  own group’s        ok     ok      403    ok      404        401
  other group’s      404    404     404    404     404        401
  deleted group’s    404    404     404    404     404        401
  guests’            404    404     404    404     404        401
  deleted game’s     404    404     404    404     404        401
  deleted table’s    404    404     404    404     404        401

record in a game
  own group’s        403    ok      403    ok      404        401
  other group’s      404    404     404    404     404        401
  deleted group’s    404    404     404    404     404        401
  guests’            404    404     404    404     404        401

share a game
  own group’s        403    ok      403    ok      404        401
  other group’s      404    404     404    404     404        401
  guests’            404    404     404    404     404        401

keep a table
  own group’s        403    403     403    ok      404        401
  other group’s      404    404     404    404     404        401
  guests’            404    404     404    404     404        401

keep a table itself
  own group’s        403    403     403    ok      404        401
  other group’s      404    404     404    404     404        401

keep a table of a group
  own group’s        403    403     403    ok      404        401
  other group’s      404    404     404    404     404        401

keep a public link to a game
  own group’s        403    403     403    ok      404        401
  other group’s      404    404     404    404     404        401

keep a table of guests
  own group’s        403    403     403    409     404        401
  guests’            404    404     404    404     404        401

move a table into a group
  own group’s        403    403     403    409     404        401
  guests’            404    404     404    404     404        401

restore a game
  own group’s        403    403     403    403     404        401
  deleted game’s     403    403     403    403     404        401
  other group’s      404    404     404    404     404        401

put a table back
  own group’s        403    403     403    403     404        401
  deleted table’s    403    403     403    403     404        401
  other group’s      404    404     404    404     404        401

sit at a game
  own group’s        403    ok      403    ok      404        401
  other group’s      404    404     404    404     404        401

hand a table over
  own group’s        403    403     403    409     404        401
  other group’s      404    404     404    404     404        401

read a group
  own group’s        403    403     ok     ok      404        401
  other group’s      404    404     404    404     404        401
  deleted group’s    404    404     404    404     404        401

play in a group
  own group’s        403    403     403    ok      404        401
  other group’s      404    404     404    404     404        401
  deleted group’s    404    404     404    404     404        401

keep a group
  own group’s        403    403     403    ok      404        401
  other group’s      404    404     404    404     404        401
  deleted group’s    404    404     404    404     404        401

open a group
  own group’s        403    403     403    403     404        401
  other group’s      404    404     404    404     404        401
  deleted group’s    404    404     404    404     404        401

be on the roster
  own group’s        403    403     403    ok      404        401
  other group’s      404    404     404    404     404        401

own a group
  own group’s        403    403     403    403     404        401
  other group’s      404    404     404    404     404        401
  deleted group’s    404    404     404    404     404        401

put a group back
  own group’s        403    403     403    403     404        401
  other group’s      404    404     404    404     404        401
  deleted group’s    403    403     403    403     403        401

hold an invitation
  own group’s        403    403     403    403     403        401

hold a recovery code
  there is           403    403     403    403     403        401

be where mail is sent
  there is           403    403     403    403     403        401

be signed in
  there is           403    403     403    403     403        401

be signed in there
  somebody else’s    403    403     403    403     403        401

be free to go
  there is           403    403     403    403     403        401

have played as a guest
  there is           403    403     403    403     403        401

be signed in where mail is sent
  there is           403    403     403    403     403        401

own the server
  there is           403    403     403    403     403        401
`;
