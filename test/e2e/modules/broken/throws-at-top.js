// Fails where it is evaluated.
System.register([], () => ({
  execute: () => {
    throw new Error('top')
  }
}))
