// A native ES module that makes code from text where it is evaluated.
export const text = new Function('return "Compiled"')()
