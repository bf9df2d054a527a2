// Keeps the person from leaving, in the way that the test names.
System.register([], publish => ({
  execute: () => {
    // Trusted Types: a sub-application makes HTML by a policy of its own name.
    const rules = { createHTML: text => text }
    const policy = globalThis.trustedTypes?.createPolicy('portal-robot', rules) ?? rules
    const html = text => policy.createHTML(text)
    const cover = tag => {
      const element = document.createElement(tag)
      element.style.cssText =
        'position: fixed; inset: 0; inline-size: 100vw; block-size: 100vh; z-index: 2147483647; margin: 0; background: white'
      return element
    }
    const stopAll = types => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const { addEventListener } = frame.contentWindow.EventTarget.prototype
      const stop = event => {
        event.stopImmediatePropagation()
        event.preventDefault()
      }
      for (const type of types) addEventListener.call(window, type, stop, { capture: true })
    }
    const ways = {
      'prevents each change of the address': () => {
        navigation.addEventListener('navigate', event => event.preventDefault(), { capture: true })
        navigation.onnavigate = event => event.preventDefault()
      },
      'stops each press by a listener of another window': () => {
        stopAll(['pointerdown', 'mousedown', 'mouseup', 'click', 'keydown'])
      },
      'lies over the frame and stops each press and key': () => {
        document.body.append(cover('div'))
        stopAll(['pointerdown', 'mousedown', 'mouseup', 'click', 'keydown', 'keyup', 'keypress'])
      },
      'opens a message that stays': () => {
        const message = document.createElement('div')
        message.textContent = 'Saved'
        message.popover = 'manual'
        document.body.append(message)
        message.showPopover()
      },
      'lies over the frame': () => document.body.append(cover('div')),
      'lies over the frame with a popover': () => {
        const popover = cover('div')
        popover.popover = 'manual'
        popover.ontoggle = () => popover.showPopover()
        document.body.append(popover)
        popover.showPopover()
      },
      'opens a modal dialog again and again': () => {
        const dialog = document.createElement('dialog')
        dialog.textContent = 'Stay'
        dialog.oncancel = event => event.preventDefault()
        dialog.onclose = () => dialog.showModal()
        document.body.append(dialog)
        dialog.showModal()
      },
      'opens a modal dialog that nobody sees': () => {
        const dialog = document.createElement('dialog')
        document.body.append(dialog)
        dialog.showModal()
        dialog.style.display = 'none'
        dialog.oncancel = event => event.preventDefault()
        dialog.onclose = () => dialog.showModal()
      },
      'lies over the frame with a page': () => {
        const page = cover('iframe')
        page.srcdoc = html('<p>Stay')
        document.body.append(page)
      },
      'lies over the frame and takes each dialog away': () => {
        const own = document.body.appendChild(cover('div'))
        const take = records => {
          for (const { addedNodes } of records) for (const node of addedNodes) if (node !== own) node.remove()
        }
        new MutationObserver(take).observe(document.body, { childList: true })
      },
      'lies over the frame and over each dialog': () => {
        const dialog = document.createElement('dialog')
        dialog.style.cssText =
          'inset: 0; inline-size: 100vw; block-size: 100vh; max-inline-size: none; max-block-size: none'
        document.body.append(dialog)
        dialog.showModal()
        setInterval(() => {
          dialog.close()
          dialog.showModal()
        }, 50)
      },
      'opens a dialog as others do': () => {
        const dialog = document.createElement('dialog')
        dialog.ariaLabel = 'Edit'
        dialog.innerHTML = html('<input aria-label="Name">')
        document.body.append(dialog)
        dialog.showModal()
      },
      'goes to its address again after each step back': () => {
        const goOn = () => history.pushState(null, '', '/sub-app/robot/held')
        goOn()
        goOn()
        addEventListener('popstate', event => event.isTrusted && goOn())
      },
      'moves the page': () => {
        const style = document.createElement('style')
        style.textContent = 'html, body { position: fixed !important; top: -300px !important; left: -900px !important }'
        document.head.append(style)
      },
      'moves the frame by its own styles': () => {
        const styles = [
          'offset-path: path("M -900 -900")',
          'position: absolute',
          'contain: strict',
          'inset-block-start: -300px'
        ]
        for (const one of [document.body, ...document.querySelectorAll('portal-header, portal-sidebar')])
          one.style.cssText = `${styles.join(' !important;')} !important`
      },
      'makes the frame inert': () => {
        for (const one of [document.documentElement, document.body, ...document.body.children]) one.inert = true
        document.querySelector('main').inert = false
      }
    }
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Hostile' }))
        ways[globalThis.hostileWay]()
      },
      unmount: async () => undefined
    })
  }
}))
