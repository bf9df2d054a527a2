/** Below this width the sidebar is a drawer and the header has a menu button. The CSS contains the same number. */
export const narrowScreen = '(width < 768px)'

/** At these widths an automatic sidebar shows icons only. The CSS contains the same numbers. */
export const middleScreen = '(768px <= width < 1080px)'
