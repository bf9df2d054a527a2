// A native ES module that fails where it is evaluated.
throw new Error('top')
