import DOMPurify from 'dompurify'
import { marked } from 'marked'
import { namesUser } from '#contract/checks/safe-address.ts'

/** The tags of prose. It has no images: an image of another server would tell that server who reads here. */
const tags = [
  ...['h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'strong', 'em', 'del', 'code', 'pre', 'blockquote'],
  ...['a', 'table', 'thead', 'tbody', 'tr', 'th', 'td']
]

/**
 * Markdown of the cloud as elements. It is somebody else's text, so only its prose and plain links are kept (threats,
 * Markdown). Its headings stand below the dialog's own.
 */
export const readMarkdown = (text: string): DocumentFragment => {
  const html = marked.parse(text, { async: false, gfm: true })
  const lowered = html.replace(
    /<(\/?)h([1-4])>/g,
    (_tag, slash: string, level: string) => `<${slash}h${Number(level) + 2}>`
  )
  const fragment = DOMPurify.sanitize(lowered, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:)/i,
    RETURN_DOM_FRAGMENT: true
  })
  for (const link of fragment.querySelectorAll('a')) {
    if (namesUser(link.getAttribute('href') ?? '')) link.removeAttribute('href')
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  return fragment
}
