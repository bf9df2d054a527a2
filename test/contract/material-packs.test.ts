import { expect, test } from '@playwright/test'
import { permissionsThatCount } from '#contract/calls/materials/material-packs.ts'

const packs = 'resourceweb:materialPacks'
const list = 'resourceweb:materialPacks:list'

const rows: [what: string, given: string[], models: string[], counting: string[]][] = [
  ['a T10', [packs], ['T10'], [packs]],
  ['a T10S', [packs], ['T10S'], [packs]],
  ['a T11', [packs], ['T11'], [packs]],
  ['one of them among others', [packs, list], ['T8', 'W3', 'T11'], [packs, list]],
  ['other models alone', ['robot', packs, list, 'store'], ['T8', 'W3'], ['robot', 'store']],
  ['no robot', [packs, 'robot'], [], ['robot']],
  ['models whose names only begin or end so', [packs], ['T1', 'T10 Pro', 'T100', 'T110', 'XT10', 'T10s', 't10'], []],
  ['a model with spaces around it', [packs], [' T10', 'T10 '], []],
  [
    'other models, and permissions that only look alike',
    [
      'resourceweb',
      'resourceweb:materialPacksOld',
      'materialPacks',
      'a:resourceweb:materialPacks',
      'Resourceweb:materialPacks'
    ],
    ['T8'],
    [
      'resourceweb',
      'resourceweb:materialPacksOld',
      'materialPacks',
      'a:resourceweb:materialPacks',
      'Resourceweb:materialPacks'
    ]
  ],
  [
    'other models, and a permission far below',
    ['resourceweb:materialPacks:groups:a:b', 'resourceweb:materialPacks:'],
    ['T8'],
    []
  ],
  ['no permission at all', [], ['T10'], []]
]

for (const [what, given, models, counting] of rows)
  test(`permissions for material packs count as they should with ${what}`, () => {
    expect(permissionsThatCount(given, models)).toEqual(counting)
  })
