/** The floor: header and sidebar by hand, without any framework. No page that fetches its menu can do the job with less. */
import { loadMenu } from './menu.ts'

const draw = async (): Promise<void> => {
  const { user, entries } = await loadMenu()
  const list = document.createElement('ul')
  for (const { name, path } of entries) {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: name })
    const row = document.createElement('li')
    row.append(link)
    list.append(row)
  }
  document.querySelector('.user')?.append(user)
  document.querySelector('nav')?.append(list)
}

await draw()
