/** A small PDF with one page of plain text for each given; letters beyond Latin are left out. */
export function pdfOf(pages: readonly string[]): Buffer {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add('');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const kids = pages.map((page) => {
    const lines = linesOf(page).map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
    const stream = `BT /F1 11 Tf 14 TL 50 780 Td ${lines.join('\n')} ET`;
    const content = add(`<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`);
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${content} 0 R >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`;
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, i) => {
    const at = Buffer.byteLength(text, 'latin1');
    text += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${Buffer.byteLength(text, 'latin1')}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const LINE = 90;
function linesOf(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.length - 1;
    if (`${lines[last]} ${word}`.length > LINE) lines.push(word);
    else lines[last] = `${lines[last]} ${word}`.trim();
  }
  return lines;
}
