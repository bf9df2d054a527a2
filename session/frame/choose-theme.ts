/** What a person can choose: the light or the dark colours always, or whichever the system shows at the moment. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The theme that a stored text names; the system's where it names none. */
export const chooseTheme = (stored: string | undefined): Theme => themes.find(theme => theme === stored) ?? 'system'
