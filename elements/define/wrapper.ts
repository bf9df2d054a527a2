/** Class of the element inside a shadow root that contains React's output. */
export const wrapperClass = 'wrapper'

/** The wrapper in a shadow root whose content a server rendered. */
export const wrapperIn = (container: ParentNode): Element | null => container.querySelector(`.${wrapperClass}`)

/** Whether a server rendered the content of this shadow root. */
export const isRendered = (container: ParentNode): boolean => wrapperIn(container) !== null
