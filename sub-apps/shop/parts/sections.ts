import { html, nothing, type TemplateResult } from 'lit'
import { shopPermissions } from '#contract/permissions.ts'
import { paths } from '../page-of.pure.ts'
import type { Now, Surroundings } from '../view.ts'

/** The pages of the mall centre, which are one entry of the menu. */
const sections = [
  { path: paths.center, title: 'goods.title', permission: shopPermissions.center },
  { path: paths.cart, title: 'cart.title', permission: shopPermissions.center },
  { path: paths.orders, title: 'orders.title', permission: shopPermissions.center },
  { path: paths.sales, title: 'sales.title', permission: shopPermissions.sell }
] as const

/** Links between the pages of the mall centre that a person may open. */
export const sectionLinks = ({ context, addressOf }: Surroundings, { text, permissions }: Now): TemplateResult => {
  const here = context.route$.get().pathname.slice(context.basePath.length) || paths.center
  return html`
    <nav class="sections" aria-label=${text('sections')}>
      ${sections
        .filter(({ permission }) => permissions.includes(permission))
        .map(
          ({ path, title }) =>
            html`<a href=${addressOf(path)} aria-current=${here === path ? 'page' : nothing}>${text(title)}</a>`
        )}
    </nav>
  `
}
