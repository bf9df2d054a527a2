// Can do without code from text, and fails for another reason.
System.register([], publish => ({
  execute: () => {
    try {
      new Function('')
    } catch {
      // Slower code takes its place.
    }
    publish({
      bootstrap: async () => undefined,
      mount: async () => {
        throw new Error('mount')
      },
      unmount: async () => undefined
    })
  }
}))
