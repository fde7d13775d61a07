/** Creates a one-page A4 PDF with a few lines of Latin text, for the documents of sample trips. */
export function smallPdf(lines: readonly string[]): Buffer {
	const text = lines
		.map((line, i) => `BT /F1 ${i === 0 ? 22 : 12} Tf 64 ${760 - i * 26} Td (${line.replace(/[\\()]/g, '\\$&')}) Tj ET`)
		.join('\n')
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
		`<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
	]
	let body = '%PDF-1.4\n'
	const offsets = objects.map((object, i) => {
		const offset = Buffer.byteLength(body, 'latin1')
		body += `${i + 1} 0 obj\n${object}\nendobj\n`
		return offset
	})
	const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
	const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${Buffer.byteLength(body, 'latin1')}\n%%EOF\n`
	return Buffer.from(body + end, 'latin1')
}
