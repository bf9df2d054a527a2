/** Class of the element inside a shadow root that holds what React renders. */
export const wrapperClass = 'wrapper'
