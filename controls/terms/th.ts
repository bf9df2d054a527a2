import type { Translation } from '@shoelace-style/shoelace/dist/utilities/localize.js'

/** Shoelace's terms in Thai, which the library lacks. */
export const th: Translation = {
  $code: 'th',
  $name: 'ไทย',
  $dir: 'ltr',
  carousel: 'ภาพหมุน',
  clearEntry: 'ล้างข้อมูลที่กรอก',
  close: 'ปิด',
  copied: 'คัดลอกแล้ว',
  copy: 'คัดลอก',
  currentValue: 'ค่าปัจจุบัน',
  error: 'ข้อผิดพลาด',
  goToSlide: (slide, count) => `ไปที่สไลด์ ${slide} จาก ${count}`,
  hidePassword: 'ซ่อนรหัสผ่าน',
  loading: 'กำลังโหลด',
  nextSlide: 'สไลด์ถัดไป',
  numOptionsSelected: count => (count === 0 ? 'ไม่ได้เลือกตัวเลือกใด' : `เลือกแล้ว ${count} ตัวเลือก`),
  previousSlide: 'สไลด์ก่อนหน้า',
  progress: 'ความคืบหน้า',
  remove: 'ลบ',
  resize: 'ปรับขนาด',
  scrollToEnd: 'เลื่อนไปท้ายสุด',
  scrollToStart: 'เลื่อนไปต้นสุด',
  selectAColorFromTheScreen: 'เลือกสีจากหน้าจอ',
  showPassword: 'แสดงรหัสผ่าน',
  slideNum: slide => `สไลด์ ${slide}`,
  toggleColorFormat: 'สลับรูปแบบสี'
}
