// A module, but no sub-application.
System.register([], publish => ({
  execute: () => {
    publish('hello', 1)
  }
}))
