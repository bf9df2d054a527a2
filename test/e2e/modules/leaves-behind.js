// Leaves everything behind that one can: styles, nodes, sheets, timers, listeners, globals, a looked-up scroll lock.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Untidy' }))
        const style = document.createElement('style')
        style.textContent = 'main h1, .of-the-app { color: rgb(1, 2, 3) }'
        document.head.append(style)
        const dialog = document.createElement('div')
        dialog.className = 'of-the-app'
        dialog.textContent = 'A dialog'
        document.body.appendChild(dialog)
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('main h1 { letter-spacing: 9px }')
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
        document.body.style.overflow = 'hidden'
        await new Promise(resolve => setTimeout(resolve, 10))
        globalThis.leftGlobal = 1
        const count = () => {
          globalThis.ticks += 1
        }
        setInterval(count, 20)
        const draw = () => {
          count()
          requestAnimationFrame(draw)
        }
        draw()
        window.addEventListener('resize', count)
        document.addEventListener('left-behind', count)
      },
      unmount: async () => undefined
    })
  }
}))
