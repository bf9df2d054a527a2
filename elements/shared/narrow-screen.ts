/** Below this width the sidebar is a drawer and the header has a menu button. The CSS contains the same number. */
export const narrowScreen = '(width < 768px)'
