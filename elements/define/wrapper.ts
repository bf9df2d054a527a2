/** Class of the element inside a shadow root that contains React's output. */
export const wrapperClass = 'wrapper'
