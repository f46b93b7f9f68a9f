// A truncation takes what was extended if the wider format has the exponents and digits of the narrower one.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f6E2M3FN_f4E2M1FN"}> ({
  ^bb0(%arg117: f4E2M1FN):
    %234 = "arith.extf"(%arg117) : (f4E2M1FN) -> f6E2M3FN
    %235 = "arith.truncf"(%234) : (f6E2M3FN) -> f4E2M1FN
    "func.return"(%235) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f6E3M2FN_f4E2M1FN"}> ({
  ^bb0(%arg116: f4E2M1FN):
    %232 = "arith.extf"(%arg116) : (f4E2M1FN) -> f6E3M2FN
    %233 = "arith.truncf"(%232) : (f6E3M2FN) -> f4E2M1FN
    "func.return"(%233) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f8E5M2_f4E2M1FN"}> ({
  ^bb0(%arg115: f4E2M1FN):
    %230 = "arith.extf"(%arg115) : (f4E2M1FN) -> f8E5M2
    %231 = "arith.truncf"(%230) : (f8E5M2) -> f4E2M1FN
    "func.return"(%231) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f8E4M3_f4E2M1FN"}> ({
  ^bb0(%arg114: f4E2M1FN):
    %228 = "arith.extf"(%arg114) : (f4E2M1FN) -> f8E4M3
    %229 = "arith.truncf"(%228) : (f8E4M3) -> f4E2M1FN
    "func.return"(%229) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f8E4M3FN_f4E2M1FN"}> ({
  ^bb0(%arg113: f4E2M1FN):
    %226 = "arith.extf"(%arg113) : (f4E2M1FN) -> f8E4M3FN
    %227 = "arith.truncf"(%226) : (f8E4M3FN) -> f4E2M1FN
    "func.return"(%227) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f8E3M4_f4E2M1FN"}> ({
  ^bb0(%arg112: f4E2M1FN):
    %224 = "arith.extf"(%arg112) : (f4E2M1FN) -> f8E3M4
    %225 = "arith.truncf"(%224) : (f8E3M4) -> f4E2M1FN
    "func.return"(%225) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f8E8M0FNU_f4E2M1FN"}> ({
  ^bb0(%arg111: f4E2M1FN):
    %222 = "arith.extf"(%arg111) : (f4E2M1FN) -> f8E8M0FNU
    %223 = "arith.truncf"(%222) : (f8E8M0FNU) -> f4E2M1FN
    "func.return"(%223) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_bf16_f4E2M1FN"}> ({
  ^bb0(%arg110: f4E2M1FN):
    %220 = "arith.extf"(%arg110) : (f4E2M1FN) -> bf16
    %221 = "arith.truncf"(%220) : (bf16) -> f4E2M1FN
    "func.return"(%221) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f16_f4E2M1FN"}> ({
  ^bb0(%arg109: f4E2M1FN):
    %218 = "arith.extf"(%arg109) : (f4E2M1FN) -> f16
    %219 = "arith.truncf"(%218) : (f16) -> f4E2M1FN
    "func.return"(%219) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_tf32_f4E2M1FN"}> ({
  ^bb0(%arg108: f4E2M1FN):
    %216 = "arith.extf"(%arg108) : (f4E2M1FN) -> tf32
    %217 = "arith.truncf"(%216) : (tf32) -> f4E2M1FN
    "func.return"(%217) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f32_f4E2M1FN"}> ({
  ^bb0(%arg107: f4E2M1FN):
    %214 = "arith.extf"(%arg107) : (f4E2M1FN) -> f32
    %215 = "arith.truncf"(%214) : (f32) -> f4E2M1FN
    "func.return"(%215) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f64_f4E2M1FN"}> ({
  ^bb0(%arg106: f4E2M1FN):
    %212 = "arith.extf"(%arg106) : (f4E2M1FN) -> f64
    %213 = "arith.truncf"(%212) : (f64) -> f4E2M1FN
    "func.return"(%213) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f80_f4E2M1FN"}> ({
  ^bb0(%arg105: f4E2M1FN):
    %210 = "arith.extf"(%arg105) : (f4E2M1FN) -> f80
    %211 = "arith.truncf"(%210) : (f80) -> f4E2M1FN
    "func.return"(%211) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f128_f4E2M1FN"}> ({
  ^bb0(%arg104: f4E2M1FN):
    %208 = "arith.extf"(%arg104) : (f4E2M1FN) -> f128
    %209 = "arith.truncf"(%208) : (f128) -> f4E2M1FN
    "func.return"(%209) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_f8E5M2_f6E2M3FN"}> ({
  ^bb0(%arg103: f6E2M3FN):
    %206 = "arith.extf"(%arg103) : (f6E2M3FN) -> f8E5M2
    %207 = "arith.truncf"(%206) : (f8E5M2) -> f6E2M3FN
    "func.return"(%207) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_f8E5M2_f4E2M1FN"}> ({
  ^bb0(%arg102: f6E2M3FN):
    %204 = "arith.extf"(%arg102) : (f6E2M3FN) -> f8E5M2
    %205 = "arith.truncf"(%204) : (f8E5M2) -> f4E2M1FN
    "func.return"(%205) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_f8E4M3_f6E2M3FN"}> ({
  ^bb0(%arg101: f6E2M3FN):
    %202 = "arith.extf"(%arg101) : (f6E2M3FN) -> f8E4M3
    %203 = "arith.truncf"(%202) : (f8E4M3) -> f6E2M3FN
    "func.return"(%203) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_f8E4M3_f4E2M1FN"}> ({
  ^bb0(%arg100: f6E2M3FN):
    %200 = "arith.extf"(%arg100) : (f6E2M3FN) -> f8E4M3
    %201 = "arith.truncf"(%200) : (f8E4M3) -> f4E2M1FN
    "func.return"(%201) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_f8E4M3FN_f6E2M3FN"}> ({
  ^bb0(%arg99: f6E2M3FN):
    %198 = "arith.extf"(%arg99) : (f6E2M3FN) -> f8E4M3FN
    %199 = "arith.truncf"(%198) : (f8E4M3FN) -> f6E2M3FN
    "func.return"(%199) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_f8E4M3FN_f4E2M1FN"}> ({
  ^bb0(%arg98: f6E2M3FN):
    %196 = "arith.extf"(%arg98) : (f6E2M3FN) -> f8E4M3FN
    %197 = "arith.truncf"(%196) : (f8E4M3FN) -> f4E2M1FN
    "func.return"(%197) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_f8E3M4_f6E2M3FN"}> ({
  ^bb0(%arg97: f6E2M3FN):
    %194 = "arith.extf"(%arg97) : (f6E2M3FN) -> f8E3M4
    %195 = "arith.truncf"(%194) : (f8E3M4) -> f6E2M3FN
    "func.return"(%195) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_f8E3M4_f4E2M1FN"}> ({
  ^bb0(%arg96: f6E2M3FN):
    %192 = "arith.extf"(%arg96) : (f6E2M3FN) -> f8E3M4
    %193 = "arith.truncf"(%192) : (f8E3M4) -> f4E2M1FN
    "func.return"(%193) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_f8E8M0FNU_f6E2M3FN"}> ({
  ^bb0(%arg95: f6E2M3FN):
    %190 = "arith.extf"(%arg95) : (f6E2M3FN) -> f8E8M0FNU
    %191 = "arith.truncf"(%190) : (f8E8M0FNU) -> f6E2M3FN
    "func.return"(%191) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_f8E8M0FNU_f4E2M1FN"}> ({
  ^bb0(%arg94: f6E2M3FN):
    %188 = "arith.extf"(%arg94) : (f6E2M3FN) -> f8E8M0FNU
    %189 = "arith.truncf"(%188) : (f8E8M0FNU) -> f4E2M1FN
    "func.return"(%189) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_bf16_f6E2M3FN"}> ({
  ^bb0(%arg93: f6E2M3FN):
    %186 = "arith.extf"(%arg93) : (f6E2M3FN) -> bf16
    %187 = "arith.truncf"(%186) : (bf16) -> f6E2M3FN
    "func.return"(%187) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_bf16_f4E2M1FN"}> ({
  ^bb0(%arg92: f6E2M3FN):
    %184 = "arith.extf"(%arg92) : (f6E2M3FN) -> bf16
    %185 = "arith.truncf"(%184) : (bf16) -> f4E2M1FN
    "func.return"(%185) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_f16_f6E2M3FN"}> ({
  ^bb0(%arg91: f6E2M3FN):
    %182 = "arith.extf"(%arg91) : (f6E2M3FN) -> f16
    %183 = "arith.truncf"(%182) : (f16) -> f6E2M3FN
    "func.return"(%183) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_f16_f4E2M1FN"}> ({
  ^bb0(%arg90: f6E2M3FN):
    %180 = "arith.extf"(%arg90) : (f6E2M3FN) -> f16
    %181 = "arith.truncf"(%180) : (f16) -> f4E2M1FN
    "func.return"(%181) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_tf32_f6E2M3FN"}> ({
  ^bb0(%arg89: f6E2M3FN):
    %178 = "arith.extf"(%arg89) : (f6E2M3FN) -> tf32
    %179 = "arith.truncf"(%178) : (tf32) -> f6E2M3FN
    "func.return"(%179) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_tf32_f4E2M1FN"}> ({
  ^bb0(%arg88: f6E2M3FN):
    %176 = "arith.extf"(%arg88) : (f6E2M3FN) -> tf32
    %177 = "arith.truncf"(%176) : (tf32) -> f4E2M1FN
    "func.return"(%177) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_f32_f6E2M3FN"}> ({
  ^bb0(%arg87: f6E2M3FN):
    %174 = "arith.extf"(%arg87) : (f6E2M3FN) -> f32
    %175 = "arith.truncf"(%174) : (f32) -> f6E2M3FN
    "func.return"(%175) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_f32_f4E2M1FN"}> ({
  ^bb0(%arg86: f6E2M3FN):
    %172 = "arith.extf"(%arg86) : (f6E2M3FN) -> f32
    %173 = "arith.truncf"(%172) : (f32) -> f4E2M1FN
    "func.return"(%173) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_f64_f6E2M3FN"}> ({
  ^bb0(%arg85: f6E2M3FN):
    %170 = "arith.extf"(%arg85) : (f6E2M3FN) -> f64
    %171 = "arith.truncf"(%170) : (f64) -> f6E2M3FN
    "func.return"(%171) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_f64_f4E2M1FN"}> ({
  ^bb0(%arg84: f6E2M3FN):
    %168 = "arith.extf"(%arg84) : (f6E2M3FN) -> f64
    %169 = "arith.truncf"(%168) : (f64) -> f4E2M1FN
    "func.return"(%169) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_f80_f6E2M3FN"}> ({
  ^bb0(%arg83: f6E2M3FN):
    %166 = "arith.extf"(%arg83) : (f6E2M3FN) -> f80
    %167 = "arith.truncf"(%166) : (f80) -> f6E2M3FN
    "func.return"(%167) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_f80_f4E2M1FN"}> ({
  ^bb0(%arg82: f6E2M3FN):
    %164 = "arith.extf"(%arg82) : (f6E2M3FN) -> f80
    %165 = "arith.truncf"(%164) : (f80) -> f4E2M1FN
    "func.return"(%165) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_f128_f6E2M3FN"}> ({
  ^bb0(%arg81: f6E2M3FN):
    %162 = "arith.extf"(%arg81) : (f6E2M3FN) -> f128
    %163 = "arith.truncf"(%162) : (f128) -> f6E2M3FN
    "func.return"(%163) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_f128_f4E2M1FN"}> ({
  ^bb0(%arg80: f6E2M3FN):
    %160 = "arith.extf"(%arg80) : (f6E2M3FN) -> f128
    %161 = "arith.truncf"(%160) : (f128) -> f4E2M1FN
    "func.return"(%161) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_f8E5M2_f6E3M2FN"}> ({
  ^bb0(%arg79: f6E3M2FN):
    %158 = "arith.extf"(%arg79) : (f6E3M2FN) -> f8E5M2
    %159 = "arith.truncf"(%158) : (f8E5M2) -> f6E3M2FN
    "func.return"(%159) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_f8E5M2_f4E2M1FN"}> ({
  ^bb0(%arg78: f6E3M2FN):
    %156 = "arith.extf"(%arg78) : (f6E3M2FN) -> f8E5M2
    %157 = "arith.truncf"(%156) : (f8E5M2) -> f4E2M1FN
    "func.return"(%157) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_f8E4M3_f6E3M2FN"}> ({
  ^bb0(%arg77: f6E3M2FN):
    %154 = "arith.extf"(%arg77) : (f6E3M2FN) -> f8E4M3
    %155 = "arith.truncf"(%154) : (f8E4M3) -> f6E3M2FN
    "func.return"(%155) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_f8E4M3_f4E2M1FN"}> ({
  ^bb0(%arg76: f6E3M2FN):
    %152 = "arith.extf"(%arg76) : (f6E3M2FN) -> f8E4M3
    %153 = "arith.truncf"(%152) : (f8E4M3) -> f4E2M1FN
    "func.return"(%153) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_f8E4M3FN_f6E3M2FN"}> ({
  ^bb0(%arg75: f6E3M2FN):
    %150 = "arith.extf"(%arg75) : (f6E3M2FN) -> f8E4M3FN
    %151 = "arith.truncf"(%150) : (f8E4M3FN) -> f6E3M2FN
    "func.return"(%151) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_f8E4M3FN_f4E2M1FN"}> ({
  ^bb0(%arg74: f6E3M2FN):
    %148 = "arith.extf"(%arg74) : (f6E3M2FN) -> f8E4M3FN
    %149 = "arith.truncf"(%148) : (f8E4M3FN) -> f4E2M1FN
    "func.return"(%149) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_f8E3M4_f6E3M2FN"}> ({
  ^bb0(%arg73: f6E3M2FN):
    %146 = "arith.extf"(%arg73) : (f6E3M2FN) -> f8E3M4
    %147 = "arith.truncf"(%146) : (f8E3M4) -> f6E3M2FN
    "func.return"(%147) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_f8E3M4_f4E2M1FN"}> ({
  ^bb0(%arg72: f6E3M2FN):
    %144 = "arith.extf"(%arg72) : (f6E3M2FN) -> f8E3M4
    %145 = "arith.truncf"(%144) : (f8E3M4) -> f4E2M1FN
    "func.return"(%145) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_f8E8M0FNU_f6E3M2FN"}> ({
  ^bb0(%arg71: f6E3M2FN):
    %142 = "arith.extf"(%arg71) : (f6E3M2FN) -> f8E8M0FNU
    %143 = "arith.truncf"(%142) : (f8E8M0FNU) -> f6E3M2FN
    "func.return"(%143) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_f8E8M0FNU_f4E2M1FN"}> ({
  ^bb0(%arg70: f6E3M2FN):
    %140 = "arith.extf"(%arg70) : (f6E3M2FN) -> f8E8M0FNU
    %141 = "arith.truncf"(%140) : (f8E8M0FNU) -> f4E2M1FN
    "func.return"(%141) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_bf16_f6E3M2FN"}> ({
  ^bb0(%arg69: f6E3M2FN):
    %138 = "arith.extf"(%arg69) : (f6E3M2FN) -> bf16
    %139 = "arith.truncf"(%138) : (bf16) -> f6E3M2FN
    "func.return"(%139) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_bf16_f4E2M1FN"}> ({
  ^bb0(%arg68: f6E3M2FN):
    %136 = "arith.extf"(%arg68) : (f6E3M2FN) -> bf16
    %137 = "arith.truncf"(%136) : (bf16) -> f4E2M1FN
    "func.return"(%137) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_f16_f6E3M2FN"}> ({
  ^bb0(%arg67: f6E3M2FN):
    %134 = "arith.extf"(%arg67) : (f6E3M2FN) -> f16
    %135 = "arith.truncf"(%134) : (f16) -> f6E3M2FN
    "func.return"(%135) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_f16_f4E2M1FN"}> ({
  ^bb0(%arg66: f6E3M2FN):
    %132 = "arith.extf"(%arg66) : (f6E3M2FN) -> f16
    %133 = "arith.truncf"(%132) : (f16) -> f4E2M1FN
    "func.return"(%133) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_tf32_f6E3M2FN"}> ({
  ^bb0(%arg65: f6E3M2FN):
    %130 = "arith.extf"(%arg65) : (f6E3M2FN) -> tf32
    %131 = "arith.truncf"(%130) : (tf32) -> f6E3M2FN
    "func.return"(%131) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_tf32_f4E2M1FN"}> ({
  ^bb0(%arg64: f6E3M2FN):
    %128 = "arith.extf"(%arg64) : (f6E3M2FN) -> tf32
    %129 = "arith.truncf"(%128) : (tf32) -> f4E2M1FN
    "func.return"(%129) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_f32_f6E3M2FN"}> ({
  ^bb0(%arg63: f6E3M2FN):
    %126 = "arith.extf"(%arg63) : (f6E3M2FN) -> f32
    %127 = "arith.truncf"(%126) : (f32) -> f6E3M2FN
    "func.return"(%127) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_f32_f4E2M1FN"}> ({
  ^bb0(%arg62: f6E3M2FN):
    %124 = "arith.extf"(%arg62) : (f6E3M2FN) -> f32
    %125 = "arith.truncf"(%124) : (f32) -> f4E2M1FN
    "func.return"(%125) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_f64_f6E3M2FN"}> ({
  ^bb0(%arg61: f6E3M2FN):
    %122 = "arith.extf"(%arg61) : (f6E3M2FN) -> f64
    %123 = "arith.truncf"(%122) : (f64) -> f6E3M2FN
    "func.return"(%123) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_f64_f4E2M1FN"}> ({
  ^bb0(%arg60: f6E3M2FN):
    %120 = "arith.extf"(%arg60) : (f6E3M2FN) -> f64
    %121 = "arith.truncf"(%120) : (f64) -> f4E2M1FN
    "func.return"(%121) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_f80_f6E3M2FN"}> ({
  ^bb0(%arg59: f6E3M2FN):
    %118 = "arith.extf"(%arg59) : (f6E3M2FN) -> f80
    %119 = "arith.truncf"(%118) : (f80) -> f6E3M2FN
    "func.return"(%119) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_f80_f4E2M1FN"}> ({
  ^bb0(%arg58: f6E3M2FN):
    %116 = "arith.extf"(%arg58) : (f6E3M2FN) -> f80
    %117 = "arith.truncf"(%116) : (f80) -> f4E2M1FN
    "func.return"(%117) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_f128_f6E3M2FN"}> ({
  ^bb0(%arg57: f6E3M2FN):
    %114 = "arith.extf"(%arg57) : (f6E3M2FN) -> f128
    %115 = "arith.truncf"(%114) : (f128) -> f6E3M2FN
    "func.return"(%115) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_f128_f4E2M1FN"}> ({
  ^bb0(%arg56: f6E3M2FN):
    %112 = "arith.extf"(%arg56) : (f6E3M2FN) -> f128
    %113 = "arith.truncf"(%112) : (f128) -> f4E2M1FN
    "func.return"(%113) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2) -> f8E5M2, sym_name = "f8E5M2_bf16_f8E5M2"}> ({
  ^bb0(%arg55: f8E5M2):
    %110 = "arith.extf"(%arg55) : (f8E5M2) -> bf16
    %111 = "arith.truncf"(%110) : (bf16) -> f8E5M2
    "func.return"(%111) : (f8E5M2) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2) -> f8E5M2, sym_name = "f8E5M2_f16_f8E5M2"}> ({
  ^bb0(%arg54: f8E5M2):
    %108 = "arith.extf"(%arg54) : (f8E5M2) -> f16
    %109 = "arith.truncf"(%108) : (f16) -> f8E5M2
    "func.return"(%109) : (f8E5M2) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2) -> f8E5M2, sym_name = "f8E5M2_tf32_f8E5M2"}> ({
  ^bb0(%arg53: f8E5M2):
    %106 = "arith.extf"(%arg53) : (f8E5M2) -> tf32
    %107 = "arith.truncf"(%106) : (tf32) -> f8E5M2
    "func.return"(%107) : (f8E5M2) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2) -> f8E5M2, sym_name = "f8E5M2_f32_f8E5M2"}> ({
  ^bb0(%arg52: f8E5M2):
    %104 = "arith.extf"(%arg52) : (f8E5M2) -> f32
    %105 = "arith.truncf"(%104) : (f32) -> f8E5M2
    "func.return"(%105) : (f8E5M2) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2) -> f8E5M2, sym_name = "f8E5M2_f64_f8E5M2"}> ({
  ^bb0(%arg51: f8E5M2):
    %102 = "arith.extf"(%arg51) : (f8E5M2) -> f64
    %103 = "arith.truncf"(%102) : (f64) -> f8E5M2
    "func.return"(%103) : (f8E5M2) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2) -> f8E5M2, sym_name = "f8E5M2_f80_f8E5M2"}> ({
  ^bb0(%arg50: f8E5M2):
    %100 = "arith.extf"(%arg50) : (f8E5M2) -> f80
    %101 = "arith.truncf"(%100) : (f80) -> f8E5M2
    "func.return"(%101) : (f8E5M2) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2) -> f8E5M2, sym_name = "f8E5M2_f128_f8E5M2"}> ({
  ^bb0(%arg49: f8E5M2):
    %98 = "arith.extf"(%arg49) : (f8E5M2) -> f128
    %99 = "arith.truncf"(%98) : (f128) -> f8E5M2
    "func.return"(%99) : (f8E5M2) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3) -> f8E4M3, sym_name = "f8E4M3_bf16_f8E4M3"}> ({
  ^bb0(%arg48: f8E4M3):
    %96 = "arith.extf"(%arg48) : (f8E4M3) -> bf16
    %97 = "arith.truncf"(%96) : (bf16) -> f8E4M3
    "func.return"(%97) : (f8E4M3) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3) -> f8E4M3, sym_name = "f8E4M3_f16_f8E4M3"}> ({
  ^bb0(%arg47: f8E4M3):
    %94 = "arith.extf"(%arg47) : (f8E4M3) -> f16
    %95 = "arith.truncf"(%94) : (f16) -> f8E4M3
    "func.return"(%95) : (f8E4M3) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3) -> f8E4M3, sym_name = "f8E4M3_tf32_f8E4M3"}> ({
  ^bb0(%arg46: f8E4M3):
    %92 = "arith.extf"(%arg46) : (f8E4M3) -> tf32
    %93 = "arith.truncf"(%92) : (tf32) -> f8E4M3
    "func.return"(%93) : (f8E4M3) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3) -> f8E4M3, sym_name = "f8E4M3_f32_f8E4M3"}> ({
  ^bb0(%arg45: f8E4M3):
    %90 = "arith.extf"(%arg45) : (f8E4M3) -> f32
    %91 = "arith.truncf"(%90) : (f32) -> f8E4M3
    "func.return"(%91) : (f8E4M3) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3) -> f8E4M3, sym_name = "f8E4M3_f64_f8E4M3"}> ({
  ^bb0(%arg44: f8E4M3):
    %88 = "arith.extf"(%arg44) : (f8E4M3) -> f64
    %89 = "arith.truncf"(%88) : (f64) -> f8E4M3
    "func.return"(%89) : (f8E4M3) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3) -> f8E4M3, sym_name = "f8E4M3_f80_f8E4M3"}> ({
  ^bb0(%arg43: f8E4M3):
    %86 = "arith.extf"(%arg43) : (f8E4M3) -> f80
    %87 = "arith.truncf"(%86) : (f80) -> f8E4M3
    "func.return"(%87) : (f8E4M3) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3) -> f8E4M3, sym_name = "f8E4M3_f128_f8E4M3"}> ({
  ^bb0(%arg42: f8E4M3):
    %84 = "arith.extf"(%arg42) : (f8E4M3) -> f128
    %85 = "arith.truncf"(%84) : (f128) -> f8E4M3
    "func.return"(%85) : (f8E4M3) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FN) -> f8E4M3FN, sym_name = "f8E4M3FN_bf16_f8E4M3FN"}> ({
  ^bb0(%arg41: f8E4M3FN):
    %82 = "arith.extf"(%arg41) : (f8E4M3FN) -> bf16
    %83 = "arith.truncf"(%82) : (bf16) -> f8E4M3FN
    "func.return"(%83) : (f8E4M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FN) -> f8E4M3FN, sym_name = "f8E4M3FN_f16_f8E4M3FN"}> ({
  ^bb0(%arg40: f8E4M3FN):
    %80 = "arith.extf"(%arg40) : (f8E4M3FN) -> f16
    %81 = "arith.truncf"(%80) : (f16) -> f8E4M3FN
    "func.return"(%81) : (f8E4M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FN) -> f8E4M3FN, sym_name = "f8E4M3FN_tf32_f8E4M3FN"}> ({
  ^bb0(%arg39: f8E4M3FN):
    %78 = "arith.extf"(%arg39) : (f8E4M3FN) -> tf32
    %79 = "arith.truncf"(%78) : (tf32) -> f8E4M3FN
    "func.return"(%79) : (f8E4M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FN) -> f8E4M3FN, sym_name = "f8E4M3FN_f32_f8E4M3FN"}> ({
  ^bb0(%arg38: f8E4M3FN):
    %76 = "arith.extf"(%arg38) : (f8E4M3FN) -> f32
    %77 = "arith.truncf"(%76) : (f32) -> f8E4M3FN
    "func.return"(%77) : (f8E4M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FN) -> f8E4M3FN, sym_name = "f8E4M3FN_f64_f8E4M3FN"}> ({
  ^bb0(%arg37: f8E4M3FN):
    %74 = "arith.extf"(%arg37) : (f8E4M3FN) -> f64
    %75 = "arith.truncf"(%74) : (f64) -> f8E4M3FN
    "func.return"(%75) : (f8E4M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FN) -> f8E4M3FN, sym_name = "f8E4M3FN_f80_f8E4M3FN"}> ({
  ^bb0(%arg36: f8E4M3FN):
    %72 = "arith.extf"(%arg36) : (f8E4M3FN) -> f80
    %73 = "arith.truncf"(%72) : (f80) -> f8E4M3FN
    "func.return"(%73) : (f8E4M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FN) -> f8E4M3FN, sym_name = "f8E4M3FN_f128_f8E4M3FN"}> ({
  ^bb0(%arg35: f8E4M3FN):
    %70 = "arith.extf"(%arg35) : (f8E4M3FN) -> f128
    %71 = "arith.truncf"(%70) : (f128) -> f8E4M3FN
    "func.return"(%71) : (f8E4M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2FNUZ) -> f8E5M2FNUZ, sym_name = "f8E5M2FNUZ_bf16_f8E5M2FNUZ"}> ({
  ^bb0(%arg34: f8E5M2FNUZ):
    %68 = "arith.extf"(%arg34) : (f8E5M2FNUZ) -> bf16
    %69 = "arith.truncf"(%68) : (bf16) -> f8E5M2FNUZ
    "func.return"(%69) : (f8E5M2FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2FNUZ) -> f8E5M2FNUZ, sym_name = "f8E5M2FNUZ_f16_f8E5M2FNUZ"}> ({
  ^bb0(%arg33: f8E5M2FNUZ):
    %66 = "arith.extf"(%arg33) : (f8E5M2FNUZ) -> f16
    %67 = "arith.truncf"(%66) : (f16) -> f8E5M2FNUZ
    "func.return"(%67) : (f8E5M2FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2FNUZ) -> f8E5M2FNUZ, sym_name = "f8E5M2FNUZ_tf32_f8E5M2FNUZ"}> ({
  ^bb0(%arg32: f8E5M2FNUZ):
    %64 = "arith.extf"(%arg32) : (f8E5M2FNUZ) -> tf32
    %65 = "arith.truncf"(%64) : (tf32) -> f8E5M2FNUZ
    "func.return"(%65) : (f8E5M2FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2FNUZ) -> f8E5M2FNUZ, sym_name = "f8E5M2FNUZ_f32_f8E5M2FNUZ"}> ({
  ^bb0(%arg31: f8E5M2FNUZ):
    %62 = "arith.extf"(%arg31) : (f8E5M2FNUZ) -> f32
    %63 = "arith.truncf"(%62) : (f32) -> f8E5M2FNUZ
    "func.return"(%63) : (f8E5M2FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2FNUZ) -> f8E5M2FNUZ, sym_name = "f8E5M2FNUZ_f64_f8E5M2FNUZ"}> ({
  ^bb0(%arg30: f8E5M2FNUZ):
    %60 = "arith.extf"(%arg30) : (f8E5M2FNUZ) -> f64
    %61 = "arith.truncf"(%60) : (f64) -> f8E5M2FNUZ
    "func.return"(%61) : (f8E5M2FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2FNUZ) -> f8E5M2FNUZ, sym_name = "f8E5M2FNUZ_f80_f8E5M2FNUZ"}> ({
  ^bb0(%arg29: f8E5M2FNUZ):
    %58 = "arith.extf"(%arg29) : (f8E5M2FNUZ) -> f80
    %59 = "arith.truncf"(%58) : (f80) -> f8E5M2FNUZ
    "func.return"(%59) : (f8E5M2FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2FNUZ) -> f8E5M2FNUZ, sym_name = "f8E5M2FNUZ_f128_f8E5M2FNUZ"}> ({
  ^bb0(%arg28: f8E5M2FNUZ):
    %56 = "arith.extf"(%arg28) : (f8E5M2FNUZ) -> f128
    %57 = "arith.truncf"(%56) : (f128) -> f8E5M2FNUZ
    "func.return"(%57) : (f8E5M2FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FNUZ) -> f8E4M3FNUZ, sym_name = "f8E4M3FNUZ_bf16_f8E4M3FNUZ"}> ({
  ^bb0(%arg27: f8E4M3FNUZ):
    %54 = "arith.extf"(%arg27) : (f8E4M3FNUZ) -> bf16
    %55 = "arith.truncf"(%54) : (bf16) -> f8E4M3FNUZ
    "func.return"(%55) : (f8E4M3FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FNUZ) -> f8E4M3FNUZ, sym_name = "f8E4M3FNUZ_f16_f8E4M3FNUZ"}> ({
  ^bb0(%arg26: f8E4M3FNUZ):
    %52 = "arith.extf"(%arg26) : (f8E4M3FNUZ) -> f16
    %53 = "arith.truncf"(%52) : (f16) -> f8E4M3FNUZ
    "func.return"(%53) : (f8E4M3FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FNUZ) -> f8E4M3FNUZ, sym_name = "f8E4M3FNUZ_tf32_f8E4M3FNUZ"}> ({
  ^bb0(%arg25: f8E4M3FNUZ):
    %50 = "arith.extf"(%arg25) : (f8E4M3FNUZ) -> tf32
    %51 = "arith.truncf"(%50) : (tf32) -> f8E4M3FNUZ
    "func.return"(%51) : (f8E4M3FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FNUZ) -> f8E4M3FNUZ, sym_name = "f8E4M3FNUZ_f32_f8E4M3FNUZ"}> ({
  ^bb0(%arg24: f8E4M3FNUZ):
    %48 = "arith.extf"(%arg24) : (f8E4M3FNUZ) -> f32
    %49 = "arith.truncf"(%48) : (f32) -> f8E4M3FNUZ
    "func.return"(%49) : (f8E4M3FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FNUZ) -> f8E4M3FNUZ, sym_name = "f8E4M3FNUZ_f64_f8E4M3FNUZ"}> ({
  ^bb0(%arg23: f8E4M3FNUZ):
    %46 = "arith.extf"(%arg23) : (f8E4M3FNUZ) -> f64
    %47 = "arith.truncf"(%46) : (f64) -> f8E4M3FNUZ
    "func.return"(%47) : (f8E4M3FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FNUZ) -> f8E4M3FNUZ, sym_name = "f8E4M3FNUZ_f80_f8E4M3FNUZ"}> ({
  ^bb0(%arg22: f8E4M3FNUZ):
    %44 = "arith.extf"(%arg22) : (f8E4M3FNUZ) -> f80
    %45 = "arith.truncf"(%44) : (f80) -> f8E4M3FNUZ
    "func.return"(%45) : (f8E4M3FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FNUZ) -> f8E4M3FNUZ, sym_name = "f8E4M3FNUZ_f128_f8E4M3FNUZ"}> ({
  ^bb0(%arg21: f8E4M3FNUZ):
    %42 = "arith.extf"(%arg21) : (f8E4M3FNUZ) -> f128
    %43 = "arith.truncf"(%42) : (f128) -> f8E4M3FNUZ
    "func.return"(%43) : (f8E4M3FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3B11FNUZ) -> f8E4M3B11FNUZ, sym_name = "f8E4M3B11FNUZ_bf16_f8E4M3B11FNUZ"}> ({
  ^bb0(%arg20: f8E4M3B11FNUZ):
    %40 = "arith.extf"(%arg20) : (f8E4M3B11FNUZ) -> bf16
    %41 = "arith.truncf"(%40) : (bf16) -> f8E4M3B11FNUZ
    "func.return"(%41) : (f8E4M3B11FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3B11FNUZ) -> f8E4M3B11FNUZ, sym_name = "f8E4M3B11FNUZ_f16_f8E4M3B11FNUZ"}> ({
  ^bb0(%arg19: f8E4M3B11FNUZ):
    %38 = "arith.extf"(%arg19) : (f8E4M3B11FNUZ) -> f16
    %39 = "arith.truncf"(%38) : (f16) -> f8E4M3B11FNUZ
    "func.return"(%39) : (f8E4M3B11FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3B11FNUZ) -> f8E4M3B11FNUZ, sym_name = "f8E4M3B11FNUZ_tf32_f8E4M3B11FNUZ"}> ({
  ^bb0(%arg18: f8E4M3B11FNUZ):
    %36 = "arith.extf"(%arg18) : (f8E4M3B11FNUZ) -> tf32
    %37 = "arith.truncf"(%36) : (tf32) -> f8E4M3B11FNUZ
    "func.return"(%37) : (f8E4M3B11FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3B11FNUZ) -> f8E4M3B11FNUZ, sym_name = "f8E4M3B11FNUZ_f32_f8E4M3B11FNUZ"}> ({
  ^bb0(%arg17: f8E4M3B11FNUZ):
    %34 = "arith.extf"(%arg17) : (f8E4M3B11FNUZ) -> f32
    %35 = "arith.truncf"(%34) : (f32) -> f8E4M3B11FNUZ
    "func.return"(%35) : (f8E4M3B11FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3B11FNUZ) -> f8E4M3B11FNUZ, sym_name = "f8E4M3B11FNUZ_f64_f8E4M3B11FNUZ"}> ({
  ^bb0(%arg16: f8E4M3B11FNUZ):
    %32 = "arith.extf"(%arg16) : (f8E4M3B11FNUZ) -> f64
    %33 = "arith.truncf"(%32) : (f64) -> f8E4M3B11FNUZ
    "func.return"(%33) : (f8E4M3B11FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3B11FNUZ) -> f8E4M3B11FNUZ, sym_name = "f8E4M3B11FNUZ_f80_f8E4M3B11FNUZ"}> ({
  ^bb0(%arg15: f8E4M3B11FNUZ):
    %30 = "arith.extf"(%arg15) : (f8E4M3B11FNUZ) -> f80
    %31 = "arith.truncf"(%30) : (f80) -> f8E4M3B11FNUZ
    "func.return"(%31) : (f8E4M3B11FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3B11FNUZ) -> f8E4M3B11FNUZ, sym_name = "f8E4M3B11FNUZ_f128_f8E4M3B11FNUZ"}> ({
  ^bb0(%arg14: f8E4M3B11FNUZ):
    %28 = "arith.extf"(%arg14) : (f8E4M3B11FNUZ) -> f128
    %29 = "arith.truncf"(%28) : (f128) -> f8E4M3B11FNUZ
    "func.return"(%29) : (f8E4M3B11FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E3M4) -> f8E3M4, sym_name = "f8E3M4_bf16_f8E3M4"}> ({
  ^bb0(%arg13: f8E3M4):
    %26 = "arith.extf"(%arg13) : (f8E3M4) -> bf16
    %27 = "arith.truncf"(%26) : (bf16) -> f8E3M4
    "func.return"(%27) : (f8E3M4) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E3M4) -> f8E3M4, sym_name = "f8E3M4_f16_f8E3M4"}> ({
  ^bb0(%arg12: f8E3M4):
    %24 = "arith.extf"(%arg12) : (f8E3M4) -> f16
    %25 = "arith.truncf"(%24) : (f16) -> f8E3M4
    "func.return"(%25) : (f8E3M4) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E3M4) -> f8E3M4, sym_name = "f8E3M4_tf32_f8E3M4"}> ({
  ^bb0(%arg11: f8E3M4):
    %22 = "arith.extf"(%arg11) : (f8E3M4) -> tf32
    %23 = "arith.truncf"(%22) : (tf32) -> f8E3M4
    "func.return"(%23) : (f8E3M4) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E3M4) -> f8E3M4, sym_name = "f8E3M4_f32_f8E3M4"}> ({
  ^bb0(%arg10: f8E3M4):
    %20 = "arith.extf"(%arg10) : (f8E3M4) -> f32
    %21 = "arith.truncf"(%20) : (f32) -> f8E3M4
    "func.return"(%21) : (f8E3M4) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E3M4) -> f8E3M4, sym_name = "f8E3M4_f64_f8E3M4"}> ({
  ^bb0(%arg9: f8E3M4):
    %18 = "arith.extf"(%arg9) : (f8E3M4) -> f64
    %19 = "arith.truncf"(%18) : (f64) -> f8E3M4
    "func.return"(%19) : (f8E3M4) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E3M4) -> f8E3M4, sym_name = "f8E3M4_f80_f8E3M4"}> ({
  ^bb0(%arg8: f8E3M4):
    %16 = "arith.extf"(%arg8) : (f8E3M4) -> f80
    %17 = "arith.truncf"(%16) : (f80) -> f8E3M4
    "func.return"(%17) : (f8E3M4) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E3M4) -> f8E3M4, sym_name = "f8E3M4_f128_f8E3M4"}> ({
  ^bb0(%arg7: f8E3M4):
    %14 = "arith.extf"(%arg7) : (f8E3M4) -> f128
    %15 = "arith.truncf"(%14) : (f128) -> f8E3M4
    "func.return"(%15) : (f8E3M4) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E8M0FNU) -> f8E8M0FNU, sym_name = "f8E8M0FNU_bf16_f8E8M0FNU"}> ({
  ^bb0(%arg6: f8E8M0FNU):
    %12 = "arith.extf"(%arg6) : (f8E8M0FNU) -> bf16
    %13 = "arith.truncf"(%12) : (bf16) -> f8E8M0FNU
    "func.return"(%13) : (f8E8M0FNU) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E8M0FNU) -> f8E8M0FNU, sym_name = "f8E8M0FNU_f16_f8E8M0FNU"}> ({
  ^bb0(%arg5: f8E8M0FNU):
    %10 = "arith.extf"(%arg5) : (f8E8M0FNU) -> f16
    %11 = "arith.truncf"(%10) : (f16) -> f8E8M0FNU
    "func.return"(%11) : (f8E8M0FNU) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E8M0FNU) -> f8E8M0FNU, sym_name = "f8E8M0FNU_tf32_f8E8M0FNU"}> ({
  ^bb0(%arg4: f8E8M0FNU):
    %8 = "arith.extf"(%arg4) : (f8E8M0FNU) -> tf32
    %9 = "arith.truncf"(%8) : (tf32) -> f8E8M0FNU
    "func.return"(%9) : (f8E8M0FNU) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E8M0FNU) -> f8E8M0FNU, sym_name = "f8E8M0FNU_f32_f8E8M0FNU"}> ({
  ^bb0(%arg3: f8E8M0FNU):
    %6 = "arith.extf"(%arg3) : (f8E8M0FNU) -> f32
    %7 = "arith.truncf"(%6) : (f32) -> f8E8M0FNU
    "func.return"(%7) : (f8E8M0FNU) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E8M0FNU) -> f8E8M0FNU, sym_name = "f8E8M0FNU_f64_f8E8M0FNU"}> ({
  ^bb0(%arg2: f8E8M0FNU):
    %4 = "arith.extf"(%arg2) : (f8E8M0FNU) -> f64
    %5 = "arith.truncf"(%4) : (f64) -> f8E8M0FNU
    "func.return"(%5) : (f8E8M0FNU) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E8M0FNU) -> f8E8M0FNU, sym_name = "f8E8M0FNU_f80_f8E8M0FNU"}> ({
  ^bb0(%arg1: f8E8M0FNU):
    %2 = "arith.extf"(%arg1) : (f8E8M0FNU) -> f80
    %3 = "arith.truncf"(%2) : (f80) -> f8E8M0FNU
    "func.return"(%3) : (f8E8M0FNU) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E8M0FNU) -> f8E8M0FNU, sym_name = "f8E8M0FNU_f128_f8E8M0FNU"}> ({
  ^bb0(%arg0: f8E8M0FNU):
    %0 = "arith.extf"(%arg0) : (f8E8M0FNU) -> f128
    %1 = "arith.truncf"(%0) : (f128) -> f8E8M0FNU
    "func.return"(%1) : (f8E8M0FNU) -> ()
  }) : () -> ()
}) : () -> ()

