/** The paths of scenes below the application's own address; those of the menu are the menu's. */
export const scenePaths = { list: '/scenes/list', settings: '/scenes/settings' } as const
