import { scenePermissions } from '#contract/permissions.ts'

/** The pages of scenes. */
export type ScenePage =
  | { kind: 'scenes'; leadsTo: 'scene' | 'settings' }
  | { kind: 'newScene' }
  | { kind: 'scene'; sceneId: number }
  | { kind: 'settings'; sceneId: number }

/** The paths below the application's own address; those of the menu are the menu's. */
export const scenePaths = { list: '/scenes/list', settings: '/scenes/settings' } as const

export const sceneLists = [
  { path: scenePaths.list, permission: scenePermissions.scenes },
  { path: scenePaths.settings, permission: scenePermissions.edit }
] as const

/** The page of an address below the application's own; undefined where it is none of this section. */
export const scenePageOf = (below: string): ScenePage | undefined => {
  if (below === '/scenes' || below === scenePaths.list) return { kind: 'scenes', leadsTo: 'scene' }
  if (below === scenePaths.settings) return { kind: 'scenes', leadsTo: 'settings' }
  if (below === `${scenePaths.settings}/new`) return { kind: 'newScene' }
  // Ids are written in one way.
  const [, list = '', id = ''] = /^\/scenes\/(list|settings)\/([1-9]\d{0,8})$/.exec(below) ?? []
  if (id === '') return undefined
  return { kind: list === 'list' ? 'scene' : 'settings', sceneId: Number(id) }
}
