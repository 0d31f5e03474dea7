// Who may do what. Every address the program answers is in the first table, with what it takes to be let in; the second
// says who that lets in. Written by hand from what was promised, never worked out from the code that it holds to account.

/** Method, address, and what whoever asks must be allowed. A PAGE is read by a browser, and hides behind 404 what is refused. */
export const ROUTES = `
PAGE    /                                          nothing
PAGE    /new                                       nothing
PAGE    /gone                                      nothing
PAGE    /games/[id]                                read a game
PAGE    /games/[id]/history                        read a game
PAGE    /crews/[key]                               read a game
PAGE    /groups/[id]                               read a group
PAGE    /installation                              own the installation
PAGE    /installation/accounts                     own the installation
GET     /join/[token]                              nothing

POST    /api/v1/games                              nothing
POST    /api/v1/games  (in a group)                play in a group
POST    /api/v1/games  (a playoff)                 record in a game
GET     /api/v1/games/[id]                         read a game
POST    /api/v1/games/[id]/entries                 record in a game
DELETE  /api/v1/games/[id]/guests/[guest]          keep a table
GET     /api/v1/games/[id]/history                 read a game
GET     /api/v1/games/[id]/journal                 read a game
GET     /api/v1/games/[id]/links                   share a game
POST    /api/v1/games/[id]/links                   keep a table
POST    /api/v1/games/[id]/preview                 record in a game
GET     /api/v1/games/[id]/record                  read a game
GET     /api/v1/games/[id]/stream                  read a game

GET     /api/v1/installation                       own the installation
PATCH   /api/v1/installation                       own the installation
GET     /api/v1/installation/accounts              own the installation
POST    /api/v1/installation/accounts/[account]/recovery-code  own the installation
POST    /api/v1/installation/backups               own the installation

GET     /api/health                                nothing
GET     /api/v1/openapi.json                       nothing
POST    /api/v1/replay                             nothing
POST    /api/v1/settle                             nothing
`;

/**
 * Who is let in (ok), and what the others are told: 401 sign in, 403 your role does not allow that, 404 there is no such thing.
 *
 * The viewer, member, keeper and owner belong to the own group and to the deleted one; so did the removed member. The seat
 * and the watcher are guests whom a link let in at every table but the other group's; the starter keeps a table of guests.
 * The installer owns the installation, and belongs to no group.
 */
export const DECISIONS = `
                     nobody  stranger  viewer  member  keeper  owner  seat  watcher  starter  removed  installer
nothing
  there is           ok      ok        ok      ok      ok      ok     ok    ok       ok       ok       ok

read a game
  own group’s        404     404       ok      ok      ok      ok     ok    ok       404      404      404
  other group’s      404     404       404     404     404     404    404   404      404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404      404      404
  guests’            404     404       404     404     404     404    ok    ok       ok       404      404

record in a game
  own group’s        404     404       403     ok      ok      ok     ok    403      404      404      404
  other group’s      404     404       404     404     404     404    404   404      404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404      404      404
  guests’            404     404       404     404     404     404    ok    403      ok       404      404

share a game
  own group’s        404     404       403     ok      ok      ok     ok    403      404      404      404
  other group’s      404     404       404     404     404     404    404   404      404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404      404      404
  guests’            404     404       404     404     404     404    ok    403      ok       404      404

keep a table
  own group’s        404     404       403     403     ok      ok     403   403      404      404      404
  other group’s      404     404       404     404     404     404    404   404      404      404      404
  deleted group’s    404     404       404     404     404     404    404   404      404      404      404
  guests’            404     404       404     404     404     404    403   403      ok       404      404

read a group
  own group’s        401     404       ok      ok      ok      ok     401   401      401      404      404
  other group’s      401     404       404     404     404     404    401   401      401      404      404
  deleted group’s    401     404       404     404     404     404    401   401      401      404      404

play in a group
  own group’s        401     404       403     ok      ok      ok     401   401      401      404      404
  other group’s      401     404       404     404     404     404    401   401      401      404      404
  deleted group’s    401     404       404     404     404     404    401   401      401      404      404

keep a group
  own group’s        401     404       403     403     ok      ok     401   401      401      404      404
  other group’s      401     404       404     404     404     404    401   401      401      404      404
  deleted group’s    401     404       404     404     404     404    401   401      401      404      404

own a group
  own group’s        401     404       403     403     403     ok     401   401      401      404      404
  other group’s      401     404       404     404     404     404    401   401      401      404      404
  deleted group’s    401     404       404     404     404     404    401   401      401      404      404

put a group back
  own group’s        401     404       403     403     403     ok     401   401      401      404      404
  other group’s      401     404       404     404     404     404    401   401      401      404      404
  deleted group’s    401     404       404     404     404     ok     401   401      401      404      404

be signed in
  there is           401     ok        ok      ok      ok      ok     401   401      401      ok       ok

own the installation
  there is           401     403       403     403     403     403    401   401      401      403      ok
`;
