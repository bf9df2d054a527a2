// A plain module of another origin: it uses a style, an image and a call of that origin.
const { origin } = new URL(import.meta.url)

export const bootstrap = async () => undefined

export const mount = async ({ domElement, basePath }) => {
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${origin}/fleet.css` })
  const image = Object.assign(document.createElement('img'), { src: `${origin}/fleet.svg`, alt: '' })
  const styled = new Promise(resolve => {
    style.onload = () => resolve('styles')
    style.onerror = () => resolve('no styles')
  })
  const drawn = new Promise(resolve => {
    image.onload = () => resolve('images')
    image.onerror = () => resolve('no images')
  })
  const called = fetch(`${origin}/fleet.json`).then(
    () => 'calls',
    () => 'no calls'
  )
  domElement.append(Object.assign(document.createElement('h1'), { textContent: `Fleet below ${basePath}` }))
  domElement.append(style, image)
  const found = await Promise.all([styled, drawn, called])
  domElement.append(Object.assign(document.createElement('p'), { textContent: `It has ${found.join(', ')}.` }))
}

export const unmount = async () => undefined
