import { shellClientConfig, remoteClientConfig } from '@site/shared/build/client-config';
import webpack from 'webpack'; import path from 'node:path'; import fs from 'node:fs'; import zlib from 'node:zlib';
import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';
const which = process.argv[2]!; const file = process.argv[3]!;
const cfg: any = which==='shell' ? shellClientConfig('./src/client/main.tsx', path.resolve('shell/src/client/provide-runtime-core.ts')) : remoteClientConfig(which);
cfg.output = {...cfg.output, path: '/tmp/statsout', clean:true}; cfg.cache=false; cfg.devtool='source-map';
webpack(cfg).run((e: any) => { if(e) throw e;
 for (const f of fs.readdirSync('/tmp/statsout').filter(f=>f.endsWith('.js')&&f.startsWith(file))) {
 const code=fs.readFileSync('/tmp/statsout/'+f,'utf8').split('\n'); const map=new TraceMap(fs.readFileSync('/tmp/statsout/'+f+'.map','utf8'));
 const bits: Record<string,string[]> = {}; let last: any; 
 eachMapping(map, (m)=>{ if(last){ const text = last.generatedLine===m.generatedLine ? code[last.generatedLine-1]!.slice(last.generatedColumn,m.generatedColumn) : code[last.generatedLine-1]!.slice(last.generatedColumn); const s=(last.source||'?').replace(/^.*node_modules\//,'nm/').replace(/^webpack:\/\/[^/]*\//,''); const k=process.env.DEEP?s:s.startsWith('nm/')?s.split('/').slice(0,s[3]==='@'?3:2).join('/'):s; (bits[k]??=[]).push(text);} last=m; });
 console.log(f, code.join('\n').length);
 const rows=Object.entries(bits).map(([k,v])=>[k,v.join('').length,zlib.brotliCompressSync(v.join('')).length] as const).sort((a,b)=>b[1]-a[1]);
 for (const r of rows.slice(0,Number(process.argv[4]||45))) console.log(r[1],r[2],r[0]); }
});
