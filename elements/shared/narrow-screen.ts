/** Below this width the sidebar is a drawer and the header has a button for it; the same number stands in the CSS. */
export const narrowScreen = '(width < 768px)'
