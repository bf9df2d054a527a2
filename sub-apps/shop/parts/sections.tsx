import { shopPermissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { paths } from '../page-of.pure.ts'
import { useTools } from './use-tools.ts'

/** The pages of the mall centre, which are one entry of the menu. */
const sections = [
  { path: paths.center, title: 'goods.title', permission: shopPermissions.center },
  { path: paths.cart, title: 'cart.title', permission: shopPermissions.center },
  { path: paths.orders, title: 'orders.title', permission: shopPermissions.center },
  { path: paths.sales, title: 'sales.title', permission: shopPermissions.sell }
] as const

/** Links between the pages of the mall centre that a person may open. */
export const Sections = () => {
  const { basePath } = useSubApp()
  const { text, permissions, pathname, addressOf } = useTools()
  const here = pathname.slice(basePath.length) || paths.center
  return (
    <nav className="sections" aria-label={text('sections')}>
      {sections
        .filter(({ permission }) => permissions.includes(permission))
        .map(({ path, title }) => (
          <a key={path} href={addressOf(path)} aria-current={here === path ? 'page' : undefined}>
            {text(title)}
          </a>
        ))}
    </nav>
  )
}
