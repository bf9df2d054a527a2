// Its mount never settles, and draws when nobody waits for it any more.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: ({ domElement }) => {
        globalThis.drawLate = () => {
          domElement.innerHTML = '<h1>Too late</h1>'
        }
        return new Promise(() => undefined)
      },
      unmount: async () => undefined
    })
  }
}))
