// Hands its way of going elsewhere to the test.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement, navigate }) => {
        domElement.innerHTML = '<h1>Navigates</h1>'
        globalThis.goByProps = navigate
      },
      unmount: async () => undefined
    })
  }
}))
