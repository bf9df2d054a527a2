/** The paths of materials below the application's own address; those of the menu are the menu's. */
export const materialPaths = { list: '/material-packs/list', groups: '/material-packs/groups' } as const

export const materialPath = (materialId: number): string => `${materialPaths.list}/${materialId}`
export const groupPath = (groupId: number): string => `${materialPaths.groups}/${groupId}`
