import {
  Bell,
  Bot,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Columns3,
  createElement,
  Download,
  Ellipsis,
  ExternalLink,
  Filter,
  type IconNode,
  Info,
  MapPin,
  Pencil,
  Plus,
  RefreshCw,
  Search,
  Settings,
  Store,
  Trash2,
  TriangleAlert,
  Upload,
  User,
  X
} from 'lucide'
import { svgAddress } from './svg-address.ts'

/** The icons that `<sl-icon name="…">` draws. The names are lucide's. */
const icons: { readonly [name: string]: IconNode } = {
  bell: Bell,
  bot: Bot,
  calendar: Calendar,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  columns: Columns3,
  download: Download,
  ellipsis: Ellipsis,
  'external-link': ExternalLink,
  filter: Filter,
  info: Info,
  'map-pin': MapPin,
  pencil: Pencil,
  plus: Plus,
  refresh: RefreshCw,
  search: Search,
  settings: Settings,
  store: Store,
  trash: Trash2,
  'triangle-alert': TriangleAlert,
  upload: Upload,
  user: User,
  close: X
}

/** The address of an icon, which holds its drawing. Empty for a name that the set does not have. */
export const addressOfIcon = (name: string): string => {
  const icon = icons[name]
  if (icon !== undefined) return svgAddress(createElement(icon).outerHTML)
  console.warn(`<sl-icon>: there is no icon "${name}". controls/icons.ts lists the icons.`)
  return ''
}
