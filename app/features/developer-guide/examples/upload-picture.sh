curl -sS "$ZD_URL/common/common/upload_file" \
  -H "Authorization: Bearer $ZD_KEY" \
  -F file=@sofa.png
