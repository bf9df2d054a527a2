// Keeps the person from leaving, in the way that the test names.
System.register([], publish => ({
  execute: () => {
    const ways = {
      'prevents each change of the address': () => {
        navigation.addEventListener('navigate', event => event.preventDefault(), { capture: true })
        navigation.onnavigate = event => event.preventDefault()
      },
      'stops each press by a listener of another window': () => {
        const frame = document.createElement('iframe')
        document.body.append(frame)
        const { addEventListener } = frame.contentWindow.EventTarget.prototype
        const stop = event => {
          event.stopImmediatePropagation()
          event.preventDefault()
        }
        for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click', 'keydown'])
          addEventListener.call(window, type, stop, { capture: true })
      },
      'moves the page': () => {
        const style = document.createElement('style')
        style.textContent = 'html, body { position: fixed !important; top: -300px !important; left: -900px !important }'
        document.head.append(style)
      },
      'makes the frame inert': () => {
        for (const one of [document.documentElement, document.body, ...document.body.children]) one.inert = true
        document.querySelector('main').inert = false
      }
    }
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.innerHTML = '<h1>Hostile</h1>'
        ways[globalThis.hostileWay]()
      },
      unmount: async () => undefined
    })
  }
}))
