/** The choices of a person: always light, always dark, or the system's current colours. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The theme with a stored name, else the system's. */
export const chooseTheme = (stored: string | undefined): Theme => themes.find(theme => theme === stored) ?? 'system'
